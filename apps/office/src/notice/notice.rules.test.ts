import { expect, test } from 'vitest'
import { blankDraft, type NoticeDraft, noticeFrom, wrongWith } from './notice.rules'

const ID = '0197f0aa-1111-7222-8333-444455556666'
const NOW = Date.parse('2026-11-15T05:30:00.000Z')
const written: NoticeDraft = {
  ...blankDraft(NOW),
  titles: { ko: ' 점검 안내 ' },
  contents: { ko: '<p>새벽에 점검합니다.</p>' },
}

test.each([
  { change: {}, wrong: undefined, because: 'one language is enough' },
  { change: { titles: {} }, wrong: 'half', because: 'a content needs its title' },
  { change: { titles: { ko: '가', en: 'A' } }, wrong: 'half', because: 'English has no content' },
  { change: { startsAt: '' }, wrong: 'start', because: 'it has to begin some time' },
  { change: { endsAt: '2026-11-15T14:30' }, wrong: 'end', because: 'it would end as it begins' },
  { change: { endsAt: '2026-11-16T00:00' }, wrong: undefined, because: 'it ends later' },
])('$change: $because', ({ change, wrong }) => {
  expect(wrongWith({ ...written, ...(change as Partial<NoticeDraft>) })).toBe(wrong)
})

test('what is sent is trimmed, in Seoul time, and open-ended without an end', () => {
  expect(noticeFrom(written, ID)).toEqual({
    id: ID,
    category: 'NOTICE',
    popup: false,
    partner: false,
    pinned: false,
    startsAt: '2026-11-15T05:30:00.000Z',
    endsAt: null,
    titles: { ko: '점검 안내' },
    contents: { ko: '<p>새벽에 점검합니다.</p>' },
  })
})

test('a notice for partners never pops up before players', () => {
  expect(noticeFrom({ ...written, popup: true, partner: true }, ID)?.popup).toBe(false)
})
