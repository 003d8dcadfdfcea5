/** "14.5" in two parts, the second in smaller print: "14" and ".5", or ",5" in languages with a decimal comma. */
export function splitNumber(text: string): [whole: string, half: string] {
  const [whole = '', half = ''] = text.split(/(?=[.,])/)
  return [whole, half]
}
