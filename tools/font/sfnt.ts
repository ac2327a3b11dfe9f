/** A font file opened: each table by its four letters. */
export type Tables = ReadonlyMap<string, Buffer>

export function readTables(file: Buffer): Tables {
  const tables = new Map<string, Buffer>()
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i
    const start = file.readUInt32BE(entry + 8)
    const name = file.toString('latin1', entry, entry + 4)
    tables.set(name, file.subarray(start, start + file.readUInt32BE(entry + 12)))
  }
  return tables
}

export function tableOf(tables: Tables, name: string): Buffer {
  const table = tables.get(name)
  if (!table) throw new Error(`the font has no table ${name}`)
  return table
}

export function writeTables(tables: Tables): Buffer {
  const names = [...tables.keys()].toSorted()
  const power = Math.floor(Math.log2(names.length))
  const head = Buffer.alloc(12 + 16 * names.length)
  head.writeUInt32BE(0x0001_0000)
  head.writeUInt16BE(names.length, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (names.length - 2 ** power), 10)
  let start = head.length
  const parts = names.map((name, i) => {
    const table = tableOf(tables, name)
    const part = padded(table)
    const entry = 12 + 16 * i
    head.write(name, entry, 'latin1')
    head.writeUInt32BE(checkSum(part), entry + 4)
    head.writeUInt32BE(start, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    start += part.length
    return part
  })
  return Buffer.concat([head, ...parts])
}

/** Filled up with noughts to a multiple of four, where every table begins. */
export function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)])
}

function checkSum(part: Buffer): number {
  let sum = 0
  for (let i = 0; i < part.length; i += 4) sum = (sum + part.readUInt32BE(i)) >>> 0
  return sum
}
