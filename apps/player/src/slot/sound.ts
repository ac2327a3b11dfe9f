import type { Cue } from '@camellia/stage/cue.rules'
import type { SoundStyle } from '@camellia/stage/look'

export interface Sound {
  readonly play: (cue: Cue) => void
  readonly close: () => void
}

const LOUDNESS = 0.16

/**
 * Everything heard is made here, of oscillators and noise in the scale of the title; there are no
 * files. Made only when the player turns sound on.
 */
export function makeSound({ root, scale, timbre, ring }: SoundStyle): Sound {
  const context = new AudioContext()
  const out = new GainNode(context, { gain: LOUDNESS })
  const soft = new DynamicsCompressorNode(context)
  out.connect(soft).connect(context.destination)
  const hush = noiseOf(context)

  const PLAYED: Readonly<Record<Cue['name'], (level: number) => void>> = {
    run: () => rustle(0.22, 900, 0.25),
    stop: (level) => {
      thud(95 - level * 5)
      rustle(0.05, 2_400, 0.3)
    },
    scatter: (level) => ladder(2, 7 + level * 2, 0.09),
    wait: () => tremble(),
    win: (level) => ladder(2 + level, 0, 0.085),
    tumble: () => rustle(0.3, 500, 0.35),
    orb: () => ladder(4, 3, 0.06),
    set: () => ladder(5, 2, 0.1),
    intro: () => chord(),
    outro: () => ladder(7, 0, 0.11),
    tier: () => {
      chord()
      ladder(10, 0, 0.1)
    },
  }

  return {
    play: ({ name, level }) => {
      if (context.state === 'suspended') void context.resume()
      PLAYED[name](level)
    },
    close: () => void context.close(),
  }

  function note(step: number, after: number, loud = 0.5, long = ring) {
    const octave = Math.floor(step / scale.length)
    const tone = (scale[step % scale.length] ?? 0) + 12 * octave
    const at = context.currentTime + after
    const frequency = root * 2 ** (tone / 12)
    for (const [type, ratio, share] of [
      [timbre, 1, 1],
      ['sine', 2, 0.35],
      ['sine', 3.01, 0.12],
    ] as const) {
      const voice = new OscillatorNode(context, { type, frequency: frequency * ratio })
      voice.connect(swell(at, loud * share, long / ratio))
      voice.start(at)
      voice.stop(at + long)
    }
  }

  /** Rises at once and rings out. */
  function swell(at: number, loud: number, long: number): GainNode {
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(loud, at + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0008, at + long)
    gain.connect(out)
    return gain
  }

  function ladder(notes: number, from: number, gap: number) {
    for (let i = 0; i < notes; i++) note(from + i + scale.length, i * gap)
  }

  function chord() {
    for (const step of [0, 2, 4, 7]) note(step + scale.length, step * 0.02, 0.4, ring * 3)
  }

  function thud(frequency: number) {
    const at = context.currentTime
    const voice = new OscillatorNode(context, { type: 'sine', frequency })
    voice.frequency.exponentialRampToValueAtTime(frequency * 0.5, at + 0.12)
    voice.connect(swell(at, 0.9, 0.18))
    voice.start(at)
    voice.stop(at + 0.2)
  }

  function rustle(long: number, frequency: number, loud: number) {
    const at = context.currentTime
    const source = new AudioBufferSourceNode(context, { buffer: hush, loop: true })
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 0.8 })
    source.connect(filter).connect(swell(at, loud, long))
    source.start(at)
    source.stop(at + long)
  }

  function tremble() {
    for (let i = 0; i < 8; i++) note(scale.length + (i % 2), i * 0.11, 0.22, 0.16)
  }
}

/** A second of noise, the same every time. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let i = 0; i < samples.length; i++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    samples[i] = ((state >>> 0) / 2_147_483_648 - 1) * 0.6
  }
  return buffer
}
