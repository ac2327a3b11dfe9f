import { createStore } from './store'

const KEY = 'office-sound'

const store = createStore(localStorage.getItem(KEY) === 'on')

/** Off until the person turns it on; kept in this browser. */
export const useSound = store.use

export function changeSound(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off')
  store.set(on)
  if (on) ring()
}

/** Two short soft notes, when sound is on. */
export function ring(): void {
  if (!store.get() || typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const notes = [
    { at: 0, hertz: 880 },
    { at: 0.12, hertz: 1_175 },
  ]
  for (const { at, hertz } of notes) play(context, context.currentTime + at, hertz)
  setTimeout(() => void context.close(), 800)
}

function play(context: AudioContext, at: number, hertz: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.3)
}
