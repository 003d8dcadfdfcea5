/** Inserts a file of drawings into the page, where `use` finds them by name.
 *
 *  Using a part of an external file costs a request each time, even if the file is cached; with many drawings this is
 *  most of their cost. If the file cannot be loaded, the page works without pictures. */
export async function putIn(address: string): Promise<void> {
  try {
    const answer = await fetch(address)
    document.body.insertAdjacentHTML('beforeend', await answer.text())
  } catch {
    // Handled like an image that fails to load.
  }
}
