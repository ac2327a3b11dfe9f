import * as z from 'zod/mini'
import { anyone, endpoint } from './endpoint'
import { lineField } from './fields'

/** api.md: an upload over this is answered with 413. */
export const FILE_BYTES_MAX = 5 * 1024 * 1024
export const FILE_PIXELS_MAX = 25_000_000
/** What one player may upload in 24 hours, and one of those who answer them. */
export const FILES_PER_DAY = 30
export const STAFF_FILES_PER_DAY = 500

/** Pictures come out as WebP whatever they were; a document stays what it is. */
export const FILE_TYPES = ['image/webp', 'application/pdf'] as const

/** What a browser may offer to choose from; the server goes by the content alone. */
export const FILE_CHOICE = 'image/png,image/jpeg,image/webp,image/gif,application/pdf'

export const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(FILE_TYPES),
  size: z.int(),
  /** Of a picture, so that its place is kept while it loads. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})

export type Attachment = z.output<typeof attachment>

export const uploadFile = endpoint({
  method: 'POST',
  path: '/file/upload',
  summary: 'Keep a picture or a PDF, to attach it to an inquiry or a chat within a day.',
  access: anyone,
  scope: 'SELF',
  takes: 'FILE',
  input: z.strictObject({ name: lineField(200) }),
  output: attachment,
  refuses: ['INVALID_FILE_TYPE', 'LIMIT_REACHED'],
})

export const readFile = endpoint({
  method: 'POST',
  path: '/file/read',
  summary: 'A file of mine, or of a conversation I may read.',
  reads: true,
  access: anyone,
  scope: 'SELF',
  answers: 'FILE',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    name: z.string(),
    type: z.enum(FILE_TYPES),
    bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
  }),
  refuses: ['NOT_FOUND'],
})
