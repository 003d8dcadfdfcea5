"""How Numba compiles twins that only other twins call.

Numba optimises every function together with everything it calls and makes machine code of it, even if it is
only ever inlined. Here a function only becomes LLVM instructions, and only by the passes that rules need.
They are optimised once, inlined in the function that Python calls: this takes less than half the time, and
the result is as fast (bench/ready.py, bench/engine/rules.py).
"""

from collections.abc import Sequence

from llvmlite.binding import ModuleRef, create_new_function_pass_manager
from numba.core import config
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import PassManager

UNNEEDED = frozenset(
    {
        "WithLifting",
        "InlineClosureLikes",
        "MakeFunctionToJitFunction",
        "RewriteDynamicRaises",
        "InlineInlinables",
        "InlineOverloads",
        "FindLiterallyCalls",
        "LiteralUnroll",
        "LiteralPropagationSubPipelinePass",
        "AnnotateTypes",
        "DumpParforDiagnostics",
    }
)
"""Passes for what no rule has: `with`, closures, exceptions with values, what only Numba can inline, literal
types; and those that only explain.
"""


class InlinedLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """A function and what it calls, to be linked with others; nothing in it has an address."""

    def _optimize_functions(self, module: ModuleRef) -> None:
        """Only what makes it shorter: it is parsed again by every function that inlines it.

        WebAssembly needs code that nothing has optimised (compile/wasm/module.py).
        """
        module.data_layout = self._codegen._data_layout
        if not config.OPT:
            return
        passes, builder = create_new_function_pass_manager(), self._codegen._pass_builder()
        passes.add_sroa_pass()
        passes.add_simplify_cfg_pass()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def _optimize_final_module(self) -> None:
        """Left to the function that inlines it."""

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "InlinedLibrary":
        """Only `set_env` is called."""
        return self

    def set_env(self, name: str, env: object) -> None:
        """Only machine code has a place for the Python objects of a function, and rules use none."""


class InliningCompiler(Compiler):  # type: ignore[misc]  # Numba has no types
    def define_pipelines(self) -> Sequence[object]:
        state = self.state
        state.library = InlinedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        (usual,) = super().define_pipelines()
        lean = PassManager("rules")
        for each, purpose in usual.passes:
            if each.__name__ not in UNNEEDED:
                lean.add_pass(each, purpose)
        lean.finalize()
        return [lean]
