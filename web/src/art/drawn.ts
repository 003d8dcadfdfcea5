/** Puts a file of drawings into the page, where `use` finds them by their names.
 *
 *  To use a part of another file is a request each time, though it is there already: with many of them that is most of
 *  what they cost. Where the file cannot be had, the page works without pictures. */
export async function putIn(address: string): Promise<void> {
  try {
    const answer = await fetch(address)
    document.body.insertAdjacentHTML('beforeend', await answer.text())
  } catch {
    // As a picture that does not come.
  }
}
