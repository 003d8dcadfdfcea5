/** Runs for every new value, never twice in a row for the same one, and not while there is none. */
export function once<Value>(run: (value: Value) => void): (value: Value | null) => void {
  let last: Value | null = null
  return (value) => {
    if (value === null || value === last) return
    last = value
    run(value)
  }
}
