/** Offers a file that was made in the browser, as a download. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has begun to read it when the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
