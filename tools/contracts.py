"""A rule for import-linter: some rooms import nothing that has to be installed."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryContract(Contract):
    """The rooms import the standard library, their own project and what `also` lists."""

    rooms = fields.ListField(subfield=fields.StringField())
    also = fields.ListField(subfield=fields.StringField(), required=False, default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        # import-linter has put the configured values where the fields stand.
        rooms, also = cast("list[str]", self.rooms), cast("list[str]", self.also)
        allowed = sys.stdlib_module_names | {"farside"} | set(also)
        strays = [
            (module, imported)
            for module in sorted(graph.modules)
            if any(module == room or module.startswith(f"{room}.") for room in rooms)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.partition(".")[0] not in allowed
        ]
        return ContractCheck(kept=not strays, metadata={"strays": strays})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported in check.metadata["strays"]:
            output.print_error(f"{module} imports {imported}.")
