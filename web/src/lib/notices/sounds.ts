/** Quiet synthesized sounds; silent unless switched on. */

import { untrack } from 'svelte'
import { settings } from '../settings.svelte'

export type Sound = 'card' | 'trick' | 'reveal' | 'turn' | 'end'

/** Pitch in Hz, start and length in seconds, volume. */
type Note = readonly [pitch: number, start: number, length: number, loudness: number]
export type Tune = readonly Note[]

const tunes: Record<Exclude<Sound, 'card'>, Tune> = {
  trick: [
    [392, 0, 0.1, 0.5],
    [523, 0.07, 0.16, 0.5],
  ],
  reveal: [
    [523, 0, 0.1, 0.5],
    [659, 0.08, 0.1, 0.5],
    [784, 0.16, 0.2, 0.5],
  ],
  turn: [[587, 0, 0.25, 0.6]],
  end: [
    [392, 0, 0.2, 0.6],
    [494, 0.14, 0.2, 0.6],
    [587, 0.28, 0.2, 0.6],
    [784, 0.42, 0.6, 0.6],
  ],
}

const volume = 0.12
/** Events at the same moment make one sound. */
const echo_ms = 80
const lately = new Map<Sound | Tune, number>()
let context: AudioContext | undefined

/** A sound of all games, or a game's own tune. A page in the background is silent, except for an alert. */
export function play(sound: Sound | Tune, { isCall = false } = {}): void {
  const now = performance.now()
  // Effects can play sounds without depending on the settings.
  const isWanted = isCall || (untrack(() => settings.sounds) && !document.hidden)
  if (!isWanted || now - (lately.get(sound) ?? -echo_ms) < echo_ms) return
  lately.set(sound, now)
  try {
    context ??= new AudioContext()
    void context.resume()
    if (sound === 'card') rustle(context)
    else for (const note of typeof sound === 'string' ? tunes[sound] : sound) ring(context, note)
  } catch {
    // The page also works without sound.
  }
}

function faded(audio: AudioContext, start: number, length: number, loudness: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness * volume, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(audio.destination)
  return gain
}

function ring(audio: AudioContext, [pitch, start, length, loudness]: Note): void {
  const at = audio.currentTime + start
  const tone = audio.createOscillator()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  tone.connect(faded(audio, at, length, loudness))
  tone.start(at)
  tone.stop(at + length)
}

/** A card on felt: a short burst of filtered noise. */
function rustle(audio: AudioContext): void {
  const length = 0.07
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  noise.getChannelData(0).forEach((_, at, samples) => {
    samples[at] = Math.random() * 2 - 1
  })
  const source = audio.createBufferSource()
  source.buffer = noise
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = 1800
  source.connect(filter).connect(faded(audio, audio.currentTime, length, 0.9))
  source.start()
}
