/** Whether there is room beside the stage. */

import { MediaQuery } from 'svelte/reactivity'

/** The players have their own column, so their troupes are always visible; the same width as in the styles. */
export const isWide = new MediaQuery('width >= 66rem')
