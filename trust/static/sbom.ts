import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Bom {
  readonly bomFormat: string
  readonly specVersion: string
  readonly components: readonly { readonly name: string; readonly purl?: string }[]
}

/** The list of all that the product is made of, as CycloneDX; npm itself writes it. */
export function writeBom(folder: string): { readonly file: string; readonly bom: Bom } {
  const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const file = join(folder, 'bom.json')
  writeFileSync(file, text)
  return { file, bom: JSON.parse(text) as Bom }
}

export function bomFindings({ bomFormat, components }: Bom): string[] {
  const nameless = components.filter(({ purl }) => !purl?.startsWith('pkg:npm/'))
  return [
    ...(bomFormat === 'CycloneDX' ? [] : ['the bill of materials is of another kind']),
    ...(components.length > 100 ? [] : ['the bill of materials is nearly empty']),
    ...nameless.map(({ name }) => `the bill of materials has ${name} from nowhere`),
  ]
}
