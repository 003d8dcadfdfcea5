import { correction, generate } from 'lean-qr/nano'
import { toSvgPath } from 'lean-qr/extras/svg'

/** A QR code as one path. It is made here and not on the server: a one-time code must be in no address. */

export interface QrPath {
  /** Its side, in squares. */
  size: number
  path: string
}

export function qrPath(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M })
  return { size: code.size, path: toSvgPath(code) }
}
