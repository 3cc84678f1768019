"""Run the cells of a notebook with the plain interpreter: python tools/notebook.py docs/notebook.ipynb [--check]

Without --check what the cells say and show is written back into the notebook, without times and numbers of runs, so
that the file changes only when the work does.
"""

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any


def main(file: Path, check: bool) -> None:
    notebook = json.loads(file.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] == "code":
            cell["outputs"] = run("".join(cell["source"]), f"{file.name}, cell {number}", names)
    if not check:
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def run(source: str, place: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell prints, and what its last expression shows."""
    tree = ast.parse(source, place)
    last = tree.body[-1] if tree.body else None
    if isinstance(last, ast.Expr):
        tree.body.pop()
    said = io.StringIO()
    with redirect_stdout(said):
        exec(compile(tree, place, "exec"), names)
        shown = eval(compile(ast.Expression(last.value), place, "eval"), names) if isinstance(last, ast.Expr) else None
    outputs: list[dict[str, Any]] = []
    if said.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines(said.getvalue())})
    if shown is not None:
        outputs.append({"data": show(shown), "execution_count": None, "metadata": {}, "output_type": "execute_result"})
    return outputs


def show(value: Any) -> dict[str, list[str]]:
    """A picture if the value has one, else its words."""
    if hasattr(value, "_repr_svg_"):
        return {"image/svg+xml": lines(value._repr_svg_()), "text/plain": [f"<{type(value).__name__}>"]}
    return {"text/plain": lines(repr(value))}


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--check" in sys.argv[2:])
