import type { Chance } from './draw'

const MOST = 200
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type Kind = 'uuid' | 'integer' | 'text' | 'ticket'

/** What the product itself has told: ids that exist, under the name they were told by. */
export interface Known {
  /** Goes through an answer and keeps every id and code in it, also as told to this person. */
  readonly learn: (noun: string, who: string, data: unknown) => void
  /** One this person was told, one of this noun, or one of any: also wrong ones are worth asking. */
  readonly id: (from: Wanted, chance: Chance) => string | number | undefined
  /** The people who do the asking are not to be blocked by it. */
  readonly spare: (ids: readonly (string | number)[]) => void
}

export interface Wanted {
  readonly kind: Kind
  /** The likeliest first. */
  readonly nouns: readonly string[]
  readonly who: string
}

export function createKnown(): Known {
  const pools = new Map<string, (string | number)[]>()
  const told = new Set<string>()
  const spared = new Set<string | number>()
  const keep = (name: string, value: string | number) => {
    const whole = `${name} ${value}`
    if (told.has(whole)) return
    told.add(whole)
    const pool = pools.get(name) ?? []
    pools.set(name, pool)
    // What was told last is the likeliest to be still there.
    if (pool.push(value) > MOST) pool.shift()
  }
  const learn = (noun: string, who: string, data: unknown, key = '', above = ''): void => {
    if (Array.isArray(data)) {
      for (const item of data.slice(0, 20)) learn(noun, who, item, key, above)
    } else if (typeof data === 'object' && data !== null) {
      for (const [name, value] of Object.entries(data)) learn(noun, who, value, name, key)
    } else {
      const { kind, value } = idIn(data, key)
      if (!kind || spared.has(value)) return
      // Most ids are only called so: what they are of, the words around them say.
      for (const one of new Set([noun, above, /^ids?$/.test(key) ? noun : key])) {
        keep(`${one} ${kind}`, value)
        keep(`${one} ${kind} ${who}`, value)
      }
      keep(kind, value)
    }
  }
  return {
    learn,
    spare(ids) {
      for (const id of ids) spared.add(id)
      for (const [name, pool] of pools) {
        pools.set(
          name,
          pool.filter((id) => !spared.has(id)),
        )
      }
    },
    id({ nouns, kind, who }, chance) {
      const first = (suffix: string) =>
        nouns.map((noun) => pools.get(`${noun} ${kind}${suffix}`)).find((pool) => pool?.length)
      const mine = chance.percent(60) ? first(` ${who}`) : undefined
      const ours = chance.percent(75) ? first('') : undefined
      const pool = mine ?? ours ?? pools.get(kind) ?? []
      return pool.length > 0 ? chance.oneOf(pool) : undefined
    },
  }
}

const TICKET = /#c=([\w-]{43})$/

function idIn(value: unknown, key: string): { kind?: Kind; value: string | number } {
  if (typeof value === 'number') {
    return /id$|^(member|parent)$/i.test(key) ? { kind: 'integer', value } : { value }
  }
  if (typeof value !== 'string') return { value: '' }
  if (UUID.test(value)) return { kind: 'uuid', value }
  const ticket = TICKET.exec(value)?.[1]
  if (ticket) return { kind: 'ticket', value: ticket }
  return /^(code|game|vendor|name)$/.test(key) ? { kind: 'text', value } : { value }
}
