/** Converts drawings of the page to standalone files. */

/** A drawing with all its references inlined. */
export function selfContained(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const { width, height } = sizeOf(copy)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  for (const use of copy.querySelectorAll('use')) putIn(use)
  return withColours(new XMLSerializer().serializeToString(copy), (name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name),
  )
}

const scale = 4

function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  const [, , width = 100, height = 100] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  return { width: width * scale, height: height * scale }
}

/** An image cannot use parts of the page, so they are copied into it. */
function putIn(use: SVGUseElement): void {
  const found = document.getElementById(use.getAttribute('href')?.slice(1) ?? '')
  if (!found) return
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  for (const { name, value } of use.attributes) if (name !== 'href') group.setAttribute(name, value)
  const part = found.cloneNode(true) as Element
  part.removeAttribute('id')
  group.append(part)
  use.replaceWith(group)
}

/** A standalone file has no custom properties; if one differs by colour scheme, the light value is used. */
export function withColours(text: string, colourOf: (name: string) => string): string {
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = colourOf(name).trim()
    return /^light-dark\(([^,]+),/.exec(value)?.[1]?.trim() ?? value
  })
}
