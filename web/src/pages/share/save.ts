/** Offers a file from the browser as a download. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // After the click the browser has already started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
