/** Room beside the stage. */

import { MediaQuery } from 'svelte/reactivity'

/** The players have a column of their own, so their troupes are in sight anyway; the same width as in the styles. */
export const isWide = new MediaQuery('width >= 66rem')
