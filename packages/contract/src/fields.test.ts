import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signup } from './access'
import { ENDPOINTS } from './all'
import { lineField, textField } from './fields'
import { createMember, updateMember } from './member-edit'
import { createRole } from './role'

const line = (text: string) => z.safeParse(lineField(20), text)

test.each([
  ['an override of direction', 'ab\u202egnp.exe'],
  ['an isolate', '\u2066ab\u2069'],
  ['a mark of direction', 'a\u200fb'],
  ['a zero-width space', 'a\u200bb'],
  ['a byte order mark', '\ufeffab'],
  ['a soft hyphen', 'a\u00adb'],
  ['a control character', 'a\u001b[31mb'],
  ['a tag', 'a\u{e0041}b'],
])('%s is taken out of a name and of a text', (_, text) => {
  for (const field of [lineField(40), textField(40)]) {
    const { data } = z.safeParse(field, text)
    expect(data).toMatch(/^[\u0020-\u007e]+$/)
  }
})

test.each([
  ['a line break', 'a\nb'],
  ['a filler', 'a\u3164b'],
  ['only fillers', '\u3164\u3164'],
  ['a joiner', 'a\u200db'],
  ['only what nobody sees', '\u200b\u2060'],
])('a name with %s is refused', (_, text) => {
  expect(line(text).success).toBe(false)
})

test('names of people are kept as they are, and a text keeps its lines and its emoji', () => {
  for (const name of ['홍길동', 'Élodie Müller', 'محمد', 'さくら', 'Ольга', 'A&B 1호점 🙂']) {
    expect(line(name).data).toBe(name)
  }
  expect(line('사랑 ❤\ufe0f').data).toBe('사랑 ❤')
  const family = '첫 줄\n둘째 줄 \u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
  expect(z.safeParse(textField(40), family).data).toBe(family)
})

test('every name and title that others read goes through the field for them', () => {
  const shown = ENDPOINTS.filter(({ input, reads, method }) => {
    const { shape } = input._zod.def as unknown as { shape?: Record<string, unknown> }
    return (
      method === 'POST' && !reads && shape !== undefined && ('name' in shape || 'title' in shape)
    )
  })
  const open = shown.filter(({ input, path }) => {
    if (KEYS.includes(path)) return false
    const { shape } = input._zod.def as unknown as { shape: Record<string, z.ZodMiniType> }
    return ['name', 'title'].some((key) => {
      const field = shape[key]
      return field !== undefined && z.safeParse(field, 'a\nb').success
    })
  })
  expect(shown.length).toBeGreaterThan(6)
  expect(open.map(({ path }) => path)).toEqual([])
  expect([signup, createMember, updateMember, createRole].every((one) => shown.includes(one))).toBe(
    true,
  )
})

/** Names that are looked up, not shown. */
const KEYS: readonly string[] = ['/system/jobs/run']
