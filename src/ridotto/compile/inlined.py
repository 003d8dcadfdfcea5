"""How Numba compiles twins that only other twins call.

Numba optimises every function together with everything it calls and makes machine code of it, even if it is
only ever inlined. Here a function only becomes LLVM instructions. They are optimised once, inlined in the
function that Python calls: this takes half the time, and the result is as fast (bench/ready.py,
bench/engine/rules.py).
"""

from collections.abc import Sequence

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class InlinedLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """A function and what it calls, to be linked with others; nothing in it has an address."""

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
        pipelines: Sequence[object] = super().define_pipelines()
        return pipelines
