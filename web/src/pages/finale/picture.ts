/** The finale as an image, drawn in the browser: no data leaves it. */

import { selfContained } from './portraits'

export interface PictureRow {
  place: number
  name: string
  score: string
  note: string
}

export interface Finale {
  game: string
  title: string
  rows: readonly PictureRow[]
  /**
   * It holds rows, `[data-portraits]`, of portraits, `[data-portrait]`, each with a drawing in it.
   * The attributes are their captions; that of an only row is left out.
   */
  stage: HTMLElement
  foot: string
}

const width = 1200
const margin = 70
const rowHeight = 84
const portraitHeight = 250
const captionHeight = 44
/** The page's own font families. */
const font = (name: 'display' | 'text') =>
  getComputedStyle(document.documentElement).getPropertyValue(`--font-${name}`).trim() || 'serif'

export function canShareFile(): boolean {
  const file = new File([''], 'picture.png', { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

export async function picture(finale: Finale): Promise<Blob> {
  const rows = await drawn(finale.stage)
  const captions = rows.length > 1 ? captionHeight : 0
  const top = 264 + finale.rows.length * rowHeight
  const height = top + 36 + rows.length * (portraitHeight + captions)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  backdrop(pen, height)
  head(pen, finale)
  finale.rows.forEach((row, at) => line(pen, row, 250 + at * rowHeight))
  rows.forEach(({ caption, portraits }, at) => {
    const y = top + at * (portraitHeight + captions)
    if (captions) write(pen, caption, width / 2, y + 26, `600 28px ${font('display')}`, '#fdf3e0', 'center')
    portraits.forEach((each, place) => portrait(pen, each, place, portraits.length, y + captions))
  })
  write(pen, finale.foot, width / 2, height - 36, `22px ${font('text')}`, '#d8bfa4', 'center')
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('No picture was made.'))), 'image/png')
  })
}

interface Drawn {
  image: HTMLImageElement
  caption: string
}

interface Row {
  caption: string
  portraits: Drawn[]
}

async function drawn(stage: HTMLElement): Promise<Row[]> {
  const rows = [...stage.querySelectorAll<HTMLElement>('[data-portraits]')]
  return Promise.all(
    rows.map(async (row) => ({
      caption: row.dataset['portraits'] ?? '',
      portraits: await Promise.all([...row.querySelectorAll<HTMLElement>('[data-portrait]')].map(drawing)),
    })),
  )
}

async function drawing(place: HTMLElement): Promise<Drawn> {
  const svg = place.querySelector('svg')
  if (!svg) throw new Error('A portrait has no drawing.')
  return { image: await loaded(selfContained(svg)), caption: place.dataset['portrait'] ?? '' }
}

function loaded(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  return new Promise((done, failed) => {
    const image = new Image()
    image.onload = () => {
      URL.revokeObjectURL(address)
      done(image)
    }
    image.onerror = () => failed(new Error('A portrait cannot be drawn.'))
    image.src = address
  })
}

function backdrop(pen: CanvasRenderingContext2D, height: number): void {
  const velvet = pen.createRadialGradient(width / 2, height * 0.35, 60, width / 2, height * 0.4, height)
  velvet.addColorStop(0, '#8a2b3a')
  velvet.addColorStop(1, '#3b0d16')
  pen.fillStyle = velvet
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#d9ab4f'
  pen.lineWidth = 4
  pen.strokeRect(22, 22, width - 44, height - 44)
  pen.lineWidth = 1
  pen.strokeRect(32, 32, width - 64, height - 64)
}

function head(pen: CanvasRenderingContext2D, { game, title }: Finale): void {
  write(pen, game, width / 2, 110, `30px ${font('text')}`, '#f3d9c4', 'center')
  write(pen, title, width / 2, 180, `600 58px ${font('display')}`, '#fdf3e0', 'center')
}

function line(pen: CanvasRenderingContext2D, row: PictureRow, y: number): void {
  const isFirst = row.place === 1
  pen.fillStyle = isFirst ? '#e3bd6b' : '#fffaef18'
  pen.beginPath()
  pen.roundRect(margin, y, width - 2 * margin, rowHeight - 14, 12)
  pen.fill()
  const [ink, dim] = isFirst ? ['#2b1608', '#5a3a12'] : ['#fdf3e0', '#d9bfae']
  write(pen, String(row.place), margin + 34, y + 46, `32px ${font('text')}`, dim, 'center')
  write(pen, row.name, margin + 76, y + (row.note ? 34 : 46), `600 30px ${font('text')}`, ink, 'left', 620)
  if (row.note) write(pen, row.note, margin + 76, y + 60, `20px ${font('text')}`, dim, 'left', 780)
  write(pen, row.score, width - margin - 30, y + 50, `700 44px ${font('display')}`, ink, 'right')
}

function portrait(
  pen: CanvasRenderingContext2D,
  { image, caption }: Drawn,
  at: number,
  count: number,
  y: number,
): void {
  const step = (width - 2 * margin) / count
  const x = margin + (at + 0.5) * step
  const tall = 160
  const wide = (tall * image.width) / image.height || tall
  pen.drawImage(image, x - wide / 2, y, wide, tall)
  write(pen, caption, x, y + tall + 32, `600 24px ${font('display')}`, '#f3d9c4', 'center', step - 8)
}

function write(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign,
  widest = width - 2 * margin,
): void {
  pen.font = font
  pen.fillStyle = colour
  pen.textAlign = align
  pen.fillText(words, x, y, widest)
}
