/** A QR code as one path. It is made here and not on the server: a one-time code must be in no address. */

export interface QrPath {
  /** Its side, in squares. */
  size: number
  path: string
}

/** The encoder is loaded with the first code. */
export async function qrPath(text: string): Promise<QrPath> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  return { size, path: pathOf(data) }
}

/** The dark squares, each run of a row as one bar. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.map((row, y) => barsOf(row, y)).join('')
}

function barsOf(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const first = x
    while (row[x + 1]) x += 1
    path += `M${first} ${y}h${x + 1 - first}v1H${first}z`
  }
  return path
}
