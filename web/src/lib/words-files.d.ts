/** Made by scripts/words.ts. */
declare module 'virtual:words' {
  const addresses: Record<'en' | 'ru' | 'it' | 'de', { first: string; rest: string }>
  export default addresses
}
