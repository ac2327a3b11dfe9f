import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/
/** What a browser needs to know of a call; the rest is for the server, which checks all of it. */
const USED = new Set(['method', 'path', 'reads', 'takes', 'answers'])

/** The parts of a syntax tree this looks at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly declaration?: Node | null
  readonly declarations?: readonly { readonly init?: Node | null }[]
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
  readonly key?: Node
  readonly name?: string
}

interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Schemas are made when a contract is read, and no browser ever asks them anything. Here calls lose
 * what only the server uses, and every other value is left out unless something uses it.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    // After types are gone.
    enforce: 'post',
    transform(code, id) {
      if (!CONTRACT.test(id)) return undefined
      const bodyOf = (text: string) => (this.parse(text) as unknown as { body: Node[] }).body
      const short = changed(code, bodyOf(code).flatMap(callsIn).map(shortened(code)))
      return {
        code: changed(short, bodyOf(short).flatMap(madeIn).map(unlessUsed(short))),
        map: null,
      }
    },
  }
}

/** Every `endpoint({ … })` within. */
function callsIn(node: Node): readonly Node[] {
  if (node.type === 'CallExpression' && node.callee?.name === 'endpoint') return [node]
  const within = Object.values(node).flat() as unknown[]
  return within.filter(isNode).flatMap(callsIn)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function shortened(code: string) {
  return ({ start, end, arguments: [declared] = [] }: Node): Change => {
    const kept = declared?.properties?.filter(({ key }) => USED.has(key?.name ?? '')) ?? []
    const names = kept.map(({ key }) => key?.name)
    if (!names.includes('method') || !names.includes('path')) {
      throw new Error(`a call must name its method and path itself: ${code.slice(start, end)}`)
    }
    const said = kept.map((field) => code.slice(field.start, field.end))
    return { start, end, text: `({ ${said.join(', ')} })` }
  }
}

const MADE = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression'])

/** What the file makes when it is read. */
function madeIn(statement: Node): readonly Node[] {
  const { declarations = [] } = statement.declaration ?? statement
  return declarations.flatMap(({ init }) => (init && MADE.has(init.type) ? [init] : []))
}

function unlessUsed(code: string) {
  return ({ start, end }: Node): Change => {
    return { start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }
  }
}

function changed(code: string, changes: readonly Change[]): string {
  let at = 0
  const parts = changes.flatMap(({ start, end, text }) => {
    const before = code.slice(at, start)
    at = end
    return [before, text]
  })
  return [...parts, code.slice(at)].join('')
}
