// Packs what the sites serve once, when they are built, so that no visitor waits for it.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const PACKED = /\.(js|css|html|json|svg|txt|webmanifest)$/
/** Below this a packet is not smaller than what it carries. */
const BYTES_MIN = 1_024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Beside every text file of a folder its brotli and gzip, where they are smaller. */
export async function packFolder(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => PACKED.test(name))
  await Promise.all(names.map((name) => packFile(join(folder, name))))
}

async function packFile(path) {
  const bytes = await readFile(path)
  if (bytes.length < BYTES_MIN) return
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotli(bytes, { params: size }), zip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
