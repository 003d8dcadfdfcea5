/** What follows from the position, as far as it has been told: nothing is told early, and nothing jumps. */

interface AtStake<Danger> {
  danger: () => Danger | null
  /** Whether a table still shows how the position came about. */
  isTelling: () => boolean
}

/** To be called while a table is made. It goes at once when nobody wants to see it any longer. */
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
