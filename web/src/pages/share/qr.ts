import { correction, generate } from 'lean-qr/nano'
import { toSvgPath } from 'lean-qr/extras/svg'

/** A QR code as one path. It is made here and not on the server: a one-time code must not be part of an address. */

export interface QrPath {
  /** The length of its side, in modules. */
  size: number
  path: string
}

export function qrPath(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M })
  return { size: code.size, path: toSvgPath(code) }
}
