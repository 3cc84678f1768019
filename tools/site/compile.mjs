// Python source files become .pyc files by the Python that will run them: Pyodide's own, here under Node.js.
// node compile.mjs FOLDER: every .py below it is replaced, except those named in KEPT.
// Nobody asks plain functions for their annotations here, and they are many bytes: they are left out. So is where in a
// line something stands, which is a third of what there is to load; the line itself is still told when something fails.
// A data class without a docstring writes one out of its fields, each time it is made: it is given one that is short.
import { readdirSync, rmSync, readFileSync, writeFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { loadPyodide } from "pyodide";

const KEPT = ["anyio/__init__.py"]; // its lazy importer reads its own source

const folder = process.argv[2];

/** @param {string} at @returns {string[]} */
function below(at) {
  return readdirSync(at).flatMap((name) => {
    const path = join(at, name);
    return statSync(path).isDirectory() ? below(path) : [path];
  });
}

const python = await loadPyodide({ packages: [], env: { PYTHONNODEBUGRANGES: "1" } });
const made = python.runPython(`
import ast, importlib.util, marshal
class Bare(ast.NodeTransformer):
    def function(self, node):
        if node.decorator_list: # a dispatcher may want to know
            return self.generic_visit(node)
        for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg):
            if one is not None:
                one.annotation = None
        node.returns = None
        return self.generic_visit(node)
    visit_FunctionDef = visit_AsyncFunctionDef = function
    def visit_ClassDef(self, node):
        if any("dataclass" in ast.unparse(one) for one in node.decorator_list):
            node.body.insert(0, ast.parse("__doc__ = '-'").body[0])
        return self.generic_visit(node)
def made(name, source):
    code = compile(Bare().visit(ast.parse(source)), name, "exec", dont_inherit=True, optimize=2)
    hash_ = importlib.util.source_hash(source.encode())
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + hash_ + marshal.dumps(code)
made
`);
for (const path of below(folder)) {
  const name = relative(folder, path);
  if (!path.endsWith(".py") || KEPT.some((one) => name.endsWith(one))) continue;
  const packed = made(name, readFileSync(path, "utf8"));
  writeFileSync(`${path}c`, packed.toJs());
  packed.destroy();
  rmSync(path);
}
