"""The logarithm of a count, the same to the last bit on every machine.

The mathematical libraries of operating systems, browsers and GPUs differ in the last digit of a logarithm,
and a search that compares such digits would choose differently. This one is made of additions and
multiplications, which are the same everywhere. The method and the numbers are those of fdlibm (Sun
Microsystems): the count is halved until it is near one, where a polynomial does.
"""

from ridotto.compile.bits import highest
from ridotto.compile.rule import rule

LN2_HIGH = 6.93147180369123816490e-01
LN2_LOW = 1.90821492927058770002e-10
"""ln 2 in two parts, the first so short that multiples of it are exact."""
SQRT2 = 1.4142135623730951


@rule
def log_of(count: int) -> float:
    """The natural logarithm of a count from 1 to 2**53."""
    halvings = highest(count)
    rest = count / (1 << halvings)
    if rest > SQRT2:
        rest *= 0.5
        halvings += 1
    f = rest - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    odd = z * (
        6.666666666666735130e-01
        + w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01))
    )
    even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    half = 0.5 * f * f
    return halvings * LN2_HIGH - ((half - (s * (half + (odd + even)) + halvings * LN2_LOW)) - f)
