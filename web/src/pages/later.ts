/** The pages before the first match or after one: they are loaded as one file on demand. */

export { default as Evening } from './evening/Evening.svelte'
export { default as Finale } from './finale/Finale.svelte'
export { default as Learn } from './learn/Learn.svelte'
