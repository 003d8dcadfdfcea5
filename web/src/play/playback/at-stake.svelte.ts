/** The warnings for the position, as far as it has been shown: nothing appears early, and nothing jumps. */

interface AtStake<Danger> {
  danger: () => Danger | null
  /** Whether a table is still showing the event before the position. */
  isTelling: () => boolean
}

/** Call this while a table is being created. The warnings disappear at once when they are switched off. */
export function atStake<Danger>({ danger, isTelling }: AtStake<Danger>): { readonly danger: Danger | null } {
  let told = $state.raw<Danger | null>(null)
  $effect.pre(() => {
    if (danger() === null || !isTelling()) told = danger()
  })
  return {
    get danger() {
      return told
    },
  }
}
