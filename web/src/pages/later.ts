/** What is seen before the first match or after one: it comes as one file when it is asked for. */

export { default as Evening } from './evening/Evening.svelte'
export { default as Finale } from './finale/Finale.svelte'
export { default as Learn } from './learn/Learn.svelte'
