// What every command needs before anything is installed: the root, steps with times, running others.
import { spawn } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const NODE_MIN = [20, 19]

/** For failures that the reader can mend: shown as one line, without a stack. */
export class Trouble extends Error {}

/** Runs a command of ours; a Trouble ends it with its message, anything else with its stack. */
export async function main(run) {
  try {
    checkNode()
    await run()
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error)
    process.exitCode = 1
  }
}

/** Prints what is being done and, when it is done, how long it took. */
export async function step(name, work) {
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  const live = process.stdout.isTTY
  if (!live) console.log(`${name} …`)
  const every = live ? 200 : 15_000
  const tick = () =>
    live ? process.stdout.write(`\r${name} … ${seconds()}`) : console.log(`  ${seconds()}`)
  const timer = setInterval(tick, every)
  try {
    const result = await work()
    console.log(`${live ? '\r\x1b[K' : ''}${name}: ${seconds()}`)
    return result
  } catch (error) {
    if (live) process.stdout.write('\r\x1b[K')
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** Runs quietly and gives back the exit code and everything it said. */
export function capture(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => done({ code: 1, output: String(error.message) }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** Runs with its output going straight to the reader. */
export function show(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    })
    child.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

/** The program of an installed package, to be run by Node: `npx` would cost a second each. */
export function program(path) {
  return join(ROOT, 'node_modules', path)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [minMajor, minMinor] = NODE_MIN
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return
  throw new Trouble(
    `Camellia needs Node.js ${NODE_MIN.join('.')} or newer; this is ${process.versions.node}.`,
  )
}
