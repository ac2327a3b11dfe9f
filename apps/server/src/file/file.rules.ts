export type FileKind = 'IMAGE' | 'PDF'

const SIGNATURES: readonly { readonly kind: FileKind; readonly is: (b: Buffer) => boolean }[] = [
  { kind: 'IMAGE', is: (b) => startsWith(b, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { kind: 'IMAGE', is: (b) => startsWith(b, [0xff, 0xd8, 0xff]) },
  { kind: 'IMAGE', is: (b) => /^GIF8[79]a/.test(head(b, 6)) },
  { kind: 'IMAGE', is: (b) => /^RIFF.{4}WEBP/s.test(head(b, 12)) },
  { kind: 'PDF', is: (b) => /^%PDF-[12]\.\d/.test(head(b, 8)) },
]

/** What a file is by its content; its name and the type a browser says count for nothing. */
export function kindOf(bytes: Buffer): FileKind | undefined {
  return SIGNATURES.find(({ is }) => is(bytes))?.kind
}

/** What makes a document act by itself. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|AA|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b/

/**
 * A document cannot be drawn anew as a picture can, so it must be plain: whole, nothing behind its
 * end where another kind of file could begin, and nothing in it that acts by itself.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (!/%%EOF[\s\0]{0,32}$/.test(text.slice(-64))) return false
  // Names may be written with escapes: #4A is J.
  const names = text.replace(/#([0-9a-fA-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return !ACTIVE.test(names)
}

const NAME_MAX = 80
const ENDINGS = { 'image/webp': '.webp', 'application/pdf': '.pdf' } as const

/** A name to show and to save under: no folders, nothing invisible, the ending of what it is. */
export function nameFor(given: string, type: keyof typeof ENDINGS): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const visible = last.replace(/[\p{C}<>:"|?*]/gu, '').trim()
  const bare = visible.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/^\.+/, '')
  const short = [...bare].slice(0, NAME_MAX).join('').trim()
  return `${short || 'file'}${ENDINGS[type]}`
}

function startsWith(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

function head(bytes: Buffer, length: number): string {
  return bytes.toString('latin1', 0, length)
}
