"""Tells NVIDIA's compiler about memory: changes to the LLVM code that numba-cuda makes of a kernel.

Loads wait for all stores before them that might be to the same place. numba-cuda does not say that the arrays
of a kernel are apart, and adds to addresses as to numbers, which hides where they come from
(bench/gpu/steps.py).
"""

import re

_KERNEL = re.compile(r'(@"[^"]+"), !"kernel"')
_DATA = re.compile(r'(i\d+\*|double\*) (%"[^"]+\.4")')
"""The address in an array, which numba-cuda passes as the fifth of its parts."""
_SUM = re.compile(
    r'  (?P<number>%"[^"]+") = ptrtoint (?P<type>\w+)\* (?P<from>%"[^"]+") to i64\n'
    r'  (?P<sum>%"[^"]+") = add i64 (?P=number), (?P<offset>%"[^"]+")\n'
    r'  (?P<to>%"[^"]+") = inttoptr i64 (?P=sum) to (?P=type)\*'
)
_ELEMENT = (
    r"  \g<number> = bitcast \g<type>* \g<from> to i8*"
    "\n"
    r"  \g<sum> = getelementptr i8, i8* \g<number>, i64 \g<offset>"
    "\n"
    r"  \g<to> = bitcast i8* \g<sum> to \g<type>*"
)


def with_addresses(code: str) -> str:
    """The same with sums of addresses as addresses."""
    return _SUM.sub(_ELEMENT, code)


def with_arrays_apart(code: str) -> str:
    """The same with the word that the arrays of the kernel do not overlap."""
    found = _KERNEL.search(code)
    if found is None:
        return code
    head = re.compile(rf"^define void {re.escape(found[1])}\(.*$", re.MULTILINE)
    return head.sub(lambda line: _DATA.sub(r"\1 noalias \2", line[0]), code)
