import { randomUUID } from 'node:crypto'
import { FILE_BYTES_MAX, FILES_PER_DAY, readFile, uploadFile } from '@camellia/contract/file'
import { openInquiry } from '@camellia/contract/inquiry'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { nameFor } from './file.rules'
import { redraw } from './picture'
import { hugePng } from './testing-pictures'

let site: TestSite
let player: CallAs & { token: string }
let other: CallAs & { token: string }

beforeAll(async () => {
  site = await startSite()
  player = await site.login('player1')
  other = await site.login('player3')
})
afterAll(async () => expect(await site.close()).toEqual([]))

async function upload(bytes: Buffer, name = 'photo.png', as: CallAs & { token: string } = player) {
  const reply = await site.player.inject({
    method: 'POST',
    url: `/api${uploadFile.path}?${new URLSearchParams({ name })}`,
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': 'application/octet-stream',
    },
    payload: bytes,
  })
  return { http: reply.statusCode, ...JSON.parse(reply.body) }
}

function fetchFile(id: string, as: { token: string; site?: string }) {
  const app = as.site === 'OFFICE' ? site.office : site.player
  return app.inject({
    method: 'POST',
    url: `/api${readFile.path}`,
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ id }),
  })
}

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#b01030' } })

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test('a picture comes back as pixels and nothing else', async () => {
  const original = await picture()
    .withExif({ IFD0: { Copyright: 'GPS-37.5665' } })
    .jpeg()
    .toBuffer()
  const hidden = Buffer.concat([original, Buffer.from('PK\x03\x04<script>alert(1)</script>')])
  const { data, code } = await upload(hidden, '내 사진.JPG')
  expect(code).toBe('SUCCESS')
  expect(data).toMatchObject({ name: '내 사진.webp', type: 'image/webp', width: 40, height: 30 })
  const reply = await fetchFile(data.id, player)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="/)
  const kept = reply.rawPayload
  expect(kept.includes('script')).toBe(false)
  expect(kept.includes('GPS')).toBe(false)
  const drawn = await sharp(kept).metadata()
  expect(drawn).toMatchObject({ format: 'webp', width: 40 })
  expect(drawn.exif).toBeUndefined()
})

test('a larger picture than anyone looks at is made smaller, upright as it was taken', async () => {
  const sideways = await picture(3_000, 1_000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { data } = await upload(sideways)
  expect(data.width).toBeLessThan(data.height)
  expect(data.height).toBe(2_048)
})

const REFUSED: readonly {
  readonly what: string
  readonly bytes: () => Promise<Buffer> | Buffer
}[] = [
  { what: 'nothing', bytes: () => Buffer.alloc(0) },
  { what: 'an SVG with a script', bytes: () => Buffer.from(SVG) },
  { what: 'a page', bytes: () => Buffer.from('<!doctype html><script>alert(1)</script>') },
  { what: 'a program', bytes: () => Buffer.from('MZ\x90\0'.repeat(100), 'latin1') },
  { what: 'a zip', bytes: () => Buffer.from('PK\x03\x04'.repeat(100), 'latin1') },
  { what: 'a PNG of 50,000 by 50,000 pixels', bytes: hugePng },
  { what: 'the beginning of a PNG', bytes: () => hugePng().subarray(0, 20) },
  {
    what: 'a picture that is cut off',
    bytes: async () => (await picture(800, 600).png().toBuffer()).subarray(0, 400),
  },
  { what: 'a GIF that is a script', bytes: () => Buffer.from('GIF89a=1;alert(1)//') },
  { what: 'a TIFF', bytes: () => picture().tiff().toBuffer() },
  { what: 'a document with a script', bytes: () => Buffer.from(withPdf('/JS (app.alert(1))')) },
  { what: 'a script under an escaped name', bytes: () => Buffer.from(withPdf('/J#53 (x)')) },
  { what: 'a document that starts a program', bytes: () => Buffer.from(withPdf('/Launch')) },
  { what: 'a document with a zip behind it', bytes: () => Buffer.concat([PDF, zipTail()]) },
  { what: 'a document that is cut off', bytes: () => PDF.subarray(0, 30) },
  { what: 'a document behind other bytes', bytes: () => Buffer.concat([Buffer.from('x'), PDF]) },
]

function withPdf(action: string): string {
  return `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<<${action}>>>>endobj\n%%EOF\n`
}

function zipTail(): Buffer {
  return Buffer.from(`PK\x03\x04${'x'.repeat(200)}PK\x05\x06`, 'latin1')
}

test.each(REFUSED)('$what is no picture and no document, whatever its name', async ({ bytes }) => {
  for (const name of ['photo.png', 'photo.png.html', '../../photo.jpg']) {
    expect(await upload(await bytes(), name)).toMatchObject({
      http: 200,
      code: 'INVALID_FILE_TYPE',
    })
  }
})

test('a crowd of pictures is drawn a few at a time, and too large a crowd is asked to wait', async () => {
  const large = await picture(1_600, 1_200).jpeg().toBuffer()
  const crowd = Array.from({ length: 40 }, (_, n) => redrawn(large, `member ${n}`))
  const codes = await Promise.all(crowd)
  expect(new Set(codes)).toEqual(new Set(['image', 'TOO_MANY_REQUESTS']))
  expect(codes.filter((code) => code === 'image').length).toBe(22)
  expect(await redrawn(large, 'one')).toBe('image')
})

test('whoever sends many pictures waits for themselves, and another is drawn between them', async () => {
  const large = await picture(2_400, 2_400).png().toBuffer()
  const done: string[] = []
  const note = (who: string) => (code: string) => void done.push(`${who} ${code}`)
  const mine = Array.from({ length: 8 }, () => redrawn(large, 'many').then(note('many')))
  const other = redrawn(await picture().png().toBuffer(), 'other').then(note('other'))
  await Promise.all([...mine, other])
  expect(done.filter((one) => one === 'many image')).toHaveLength(4)
  expect(done.filter((one) => one === 'many TOO_MANY_REQUESTS')).toHaveLength(4)
  expect(done.indexOf('other image')).toBeLessThan(done.lastIndexOf('many image') - 1)
})

test('two who send many large pictures do not keep a third waiting for all of them', async () => {
  const large = await picture(4_000, 4_000).png().toBuffer()
  const small = await picture(1, 1).png().toBuffer()
  const [store1, store2, player2] = await Promise.all(
    ['store1', 'store2', 'player2'].map((code) => site.login(code)),
  )
  const done: string[] = []
  const send = (bytes: Buffer, as: typeof store1) =>
    upload(bytes, 'x', as as CallAs & { token: string }).then(({ code }) =>
      done.push(`${as === player2 ? 'third' : 'many'} ${code}`),
    )
  const crowd = [store1, store2].flatMap((as) => [1, 2, 3].map(() => send(large, as)))
  await Promise.race(crowd)
  await Promise.all([send(small, player2), ...crowd])
  expect(done.filter((one) => one === 'many SUCCESS')).toHaveLength(6)
  // It came last; how many were being drawn already is the machine's affair.
  expect(done.at(-1)).toBe('many SUCCESS')
})

test('noise that would be stored larger than it came is kept small', async () => {
  const noise = await sharp({
    create: {
      width: 2_400,
      height: 2_400,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 40 })
    .toBuffer()
  const { data } = await upload(noise)
  expect(data.size).toBeLessThanOrEqual(2 * 1024 * 1024)
  expect(data.width).toBe(1_024)
})

test('pictures that come to nothing count as files, and nothing is drawn beyond a day of them', async () => {
  const broken = (await picture(800, 600).png().toBuffer()).subarray(0, 400)
  const store = await site.login('subhq1')
  const codes = []
  for (let n = 0; n < FILES_PER_DAY + 1; n++) codes.push((await upload(broken, 'x', store)).code)
  expect(codes.at(-2)).toBe('INVALID_FILE_TYPE')
  expect(codes.at(-1)).toBe('LIMIT_REACHED')
})

function redrawn(bytes: Buffer, who: string): Promise<string> {
  return redraw(bytes, { who, onLost: () => {} }).then(
    () => 'image',
    (refusal) => refusal.code,
  )
}

test('a plain document is kept as it is', async () => {
  const { data } = await upload(PDF, 'C:\\secret\\..\\bill.exe')
  expect(data).toMatchObject({ name: 'bill.pdf', type: 'application/pdf', size: PDF.length })
  const reply = await fetchFile(data.id, player)
  expect(reply.rawPayload.equals(PDF)).toBe(true)
  expect(reply.headers['content-type']).toBe('application/pdf')
})

test('more than five megabytes are not even read', async () => {
  for (const size of [FILE_BYTES_MAX + 1, 20 * 1024 * 1024]) {
    expect(await upload(Buffer.alloc(size, 1))).toMatchObject({
      http: 413,
      code: 'PAYLOAD_TOO_LARGE',
    })
  }
})

test('a file is read by who may read the words it hangs on, and by nobody else', async () => {
  const { data } = await upload(await picture().png().toBuffer())
  const staff = await site.login('staff1', 'OFFICE')
  const stranger = await site.login('subhq2', 'OFFICE')
  for (const who of [other, staff, stranger]) {
    expect((await fetchFile(data.id, who)).statusCode).toBe(404)
  }
  const question = { channel: 'CONTACT', category: 'OTHER', title: 't', content: 'c' } as const
  const asked = { ...question, id: randomUUID(), file: data.id }
  expect((await site.call(openInquiry, asked, other)).code).toBe('NOT_FOUND')
  expect((await site.call(openInquiry, asked, player)).code).toBe('SUCCESS')
  expect((await fetchFile(data.id, staff)).statusCode).toBe(200)
  for (const who of [other, stranger]) {
    expect((await fetchFile(data.id, who)).statusCode).toBe(404)
  }
  // A file goes with one post only.
  const again = { ...asked, id: randomUUID() }
  expect((await site.call(openInquiry, again, player)).code).toBe('NOT_FOUND')
})

test('nobody fills the store: a day has so many files', async () => {
  const small = await picture(2, 2).png().toBuffer()
  const codes = []
  for (let n = 0; n <= FILES_PER_DAY; n++) codes.push((await upload(small, 'x', other)).code)
  expect(codes.slice(0, -1).every((code) => code === 'SUCCESS')).toBe(true)
  expect(codes.at(-1)).toBe('LIMIT_REACHED')
})

test.each([
  ['../../etc/passwd', 'passwd.webp'],
  ['.htaccess', 'htaccess.webp'],
  ['a\u202Egpj.exe', 'agpj.webp'],
  ['<img src=x>.png', 'img src=x.webp'],
  ['', 'file.webp'],
  [`${'가'.repeat(300)}.png`, `${'가'.repeat(80)}.webp`],
])('%j is kept under the name %j', (given, kept) => {
  expect(nameFor(given, 'image/webp')).toBe(kept)
})

test('staff read the files of conversations only with the right to read those', async () => {
  const { data } = await upload(await picture().png().toBuffer())
  const question = { channel: 'INQUIRE', title: 'x', content: 'x', category: 'OTHER' } as const
  await site.call(openInquiry, { id: randomUUID(), ...question, file: data.id }, player)
  const staff = await site.login('staff1', 'OFFICE')
  expect((await fetchFile(data.id, { ...staff, site: 'OFFICE' })).statusCode).toBe(200)
  await site.db.system(
    ({ sql }) => sql`
    update member set withheld = '{Faq.read}' where code in ('staff1', 'subhq1')`,
  )
  for (const code of ['staff1', 'subhq1']) {
    for (const where of ['OFFICE', 'PLAYER'] as const) {
      const as = await site.login(code, where)
      expect((await fetchFile(data.id, { ...as, site: where })).statusCode).toBe(404)
    }
  }
  expect((await fetchFile(data.id, player)).statusCode).toBe(200)
})
