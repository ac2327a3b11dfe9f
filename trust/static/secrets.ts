import { lintSource } from '@secretlint/core'
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend'
import type { File } from './files'

const CONFIG = {
  rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended, options: {} }],
}

/** Every call of the linter leaves marks behind that slow down the next: a few long texts, then. */
const TOGETHER = 64

/** Keys, tokens and passwords that someone left in a file. */
export async function secretsIn(files: readonly File[]): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < files.length; from += TOGETHER) {
    found.push(...(await secretsTogether(files.slice(from, from + TOGETHER))))
  }
  return found
}

async function secretsTogether(files: readonly File[]): Promise<string[]> {
  const content = files.map(({ text }) => text).join('\n')
  const source = { filePath: 'many', content, ext: '', contentType: 'text' } as const
  const { messages } = await lintSource({ source, options: { config: CONFIG, maskSecrets: true } })
  return messages.map(({ message, range }) => `${ownerOf(files, range[0])}: ${message}`)
}

function ownerOf(files: readonly File[], place: number): string {
  let end = 0
  const owner = files.find(({ text }) => {
    end += text.length + 1
    return place < end
  })
  return owner?.path ?? 'nowhere'
}

/** Made up, and put together here so that this file itself holds none. */
export const PLANTED_SECRETS: readonly File[] = [
  {
    path: 'planted/cloud',
    text: `AWS_SECRET_ACCESS_KEY=${'wJalrXUtnFEMI/K7MDENG'}/bPxRfiCYzzyyxxwwvv`,
  },
  {
    path: 'planted/forge',
    text: `const token = '${'ghp'}_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}'`,
  },
  {
    path: 'planted/key',
    text: `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(20)}\n-----END RSA ${'PRIVATE'} KEY-----`,
  },
]
