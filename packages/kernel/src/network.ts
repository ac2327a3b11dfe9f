/** A range of addresses as numbers: what two spellings of one range have in common. */
export interface Network {
  readonly family: 4 | 6
  /** The first address of the range. */
  readonly first: bigint
  readonly prefix: number
}

const BITS = { 4: 32, 6: 128 } as const
const MAPPED = 0xffffn << 32n

/** An address, or a range in CIDR notation; undefined when it is neither. */
export function networkOf(text: string): Network | undefined {
  const [address = '', length, ...more] = text.trim().split('/')
  const found = addressOf(address)
  if (!found || more.length > 0) return undefined
  const { family, value } = found
  if (length === undefined) return { family, first: value, prefix: BITS[family] }
  const prefix = /^\d{1,3}$/.test(length) ? Number(length) : -1
  if (prefix < 0 || prefix > BITS[family]) return undefined
  return { family, first: masked(value, BITS[family], prefix), prefix }
}

/** The one spelling in which a range is kept and shown. */
export function spelled({ family, first, prefix }: Network): string {
  const address = family === 4 ? spelledFour(first) : spelledSix(first)
  return prefix === BITS[family] ? address : `${address}/${prefix}`
}

/** The range of this length around an address. */
export function widened({ family, first }: Network, prefix: number): Network {
  return { family, first: masked(first, BITS[family], prefix), prefix }
}

const NEIGHBOURS = { 4: 24, 6: 64 } as const

/** The addresses one line is likely to have at hand: counted together, changing them is no use. */
export function subnetOf(address: string): string {
  const network = networkOf(address)
  return network ? spelled(widened(network, NEIGHBOURS[network.family])) : address
}

/** One home: in version 6 the whole range that a provider gives it, in version 4 the address. */
export function homeOf(address: string): string {
  return address.includes(':') ? subnetOf(address) : address
}

function masked(value: bigint, bits: number, prefix: number): bigint {
  const host = BigInt(bits - prefix)
  return (value >> host) << host
}

/** A version 4 address inside a version 6 one is the version 4 address: one person, one spelling. */
function addressOf(text: string): { family: 4 | 6; value: bigint } | undefined {
  const four = fourOf(text)
  if (four !== undefined) return { family: 4, value: four }
  const six = sixOf(text)
  if (six === undefined) return undefined
  return six >> 32n === MAPPED >> 32n
    ? { family: 4, value: six & 0xffffffffn }
    : { family: 6, value: six }
}

function fourOf(text: string): bigint | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) {
    return undefined
  }
  const bytes = parts.map(Number)
  if (bytes.some((byte) => byte > 255)) return undefined
  return bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n)
}

function sixOf(text: string): bigint | undefined {
  const [head = '', tail, ...more] = text.split('::')
  if (more.length > 0) return undefined
  const before = groupsOf(head, tail === undefined)
  const after = tail === undefined ? [] : groupsOf(tail, true)
  if (!before || !after) return undefined
  const missing = 8 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...before, ...Array.from({ length: missing }, () => 0n), ...after]
  return groups.reduce((value, group) => value * 65_536n + group, 0n)
}

/** Groups between colons; the last may be a version 4 address, which is two of them. */
function groupsOf(text: string, last: boolean): bigint[] | undefined {
  if (text === '') return []
  const parts = text.split(':')
  const four = last && parts.at(-1)?.includes('.') ? fourOf(parts.at(-1) ?? '') : undefined
  const plain = four === undefined ? parts : parts.slice(0, -1)
  if (!plain.every((part) => /^[0-9a-f]{1,4}$/i.test(part))) return undefined
  const groups = plain.map((part) => BigInt(`0x${part}`))
  return four === undefined ? groups : [...groups, four >> 16n, four & 0xffffn]
}

function spelledFour(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.')
}

/** RFC 5952: the longest run of zero groups, if it is more than one, becomes `::`. */
function spelledSix(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, n) =>
    ((value >> BigInt(112 - 16 * n)) & 0xffffn).toString(16),
  )
  const runs = [...groups.join(':').matchAll(/(?:^|:)0(?::0)+(?=:|$)/g)].map(([run]) => run)
  const longest = runs.reduce((best, run) => (zeros(run) > zeros(best) ? run : best), '')
  if (!longest) return groups.join(':')
  const text = groups.join(':')
  const at = text.indexOf(longest)
  return `${text.slice(0, at)}::${text.slice(at + longest.length).replace(/^:/, '')}`
}

function zeros(run: string): number {
  return run.split('0').length
}
