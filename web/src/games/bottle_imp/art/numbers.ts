/** "14.5" in two parts, the second to be written smaller: "14" and ".5", or ",5" where a language writes so. */
export function splitNumber(text: string): [whole: string, half: string] {
  const [whole = '', half = ''] = text.split(/(?=[.,])/)
  return [whole, half]
}
