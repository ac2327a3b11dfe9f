import type postgres from 'postgres'

/** Elements and their arrays, by their numbers in PostgreSQL's catalogue, which never change. */
const ARRAY_OF: Readonly<Record<number, number>> = {
  16: 1000, // bool
  17: 1001, // bytea
  19: 1003, // name
  20: 1016, // bigint
  21: 1005, // smallint
  23: 1007, // integer
  25: 1009, // text
  26: 1028, // oid
  114: 199, // json
  700: 1021, // real
  701: 1022, // double precision
  1043: 1015, // varchar
  1082: 1182, // date
  1114: 1115, // timestamp
  1184: 1185, // timestamptz
  1700: 1231, // numeric
  2950: 2951, // uuid
  3802: 3807, // jsonb
}

type Parse = (text: string) => unknown
type Serialize = (value: unknown) => unknown

/** The tables of the driver that say how a type is read and written, by its number. */
interface Types {
  readonly parsers: Record<number, Parse & { array?: boolean }>
  readonly serializers: Record<number, Serialize>
  readonly shared: { readonly typeArrayMap?: Record<number, number> }
}

/**
 * Tells the driver which arrays there are. Left alone (`fetch_types`) it asks the database for them
 * on every new connection, and when that connection breaks meanwhile the error reaches nobody: an
 * unhandled rejection that ends a process (seen while a database was being killed).
 */
export function knowArrays(sql: postgres.Sql<{ bigint: number }>): void {
  const { parsers, serializers, shared } = sql.options as unknown as Types
  for (const [element, array] of Object.entries(ARRAY_OF)) {
    const oid = Number(element)
    const parse = Object.assign((text: string) => parseArray(text, parsers[oid]), { array: true })
    parsers[array] = parse
    serializers[array] = (values) => serializeArray(values, serializers[oid])
    if (shared.typeArrayMap) shared.typeArrayMap[oid] = array
  }
}

/** Of one dimension: nothing here has more. The driver leaves the first brace out. */
function parseArray(text: string, parse: Parse = (one) => one): unknown[] {
  if (text.startsWith('{')) throw new RangeError('an array of more than one dimension')
  const values: unknown[] = []
  for (const [, quoted, plain] of text.slice(0, -1).matchAll(ELEMENT)) {
    if (plain === 'NULL') values.push(null)
    else values.push(parse(plain ?? (quoted ?? '').replace(/\\(.)/gs, '$1')))
  }
  return values
}

const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,]+)/gs

/** One text from the start: a bet has twenty such values, and few of them need a sign escaped. */
function serializeArray(values: unknown, serialize: Serialize = String): unknown {
  if (!Array.isArray(values)) return values
  let text = ''
  for (const value of values) {
    if (value === undefined) throw new TypeError('undefined in an array for the database')
    if (text !== '') text += ','
    text += value === null ? 'null' : quoted(String(serialize(value)))
  }
  return `{${text}}`
}

function quoted(text: string): string {
  if (!text.includes('"') && !text.includes('\\')) return `"${text}"`
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
