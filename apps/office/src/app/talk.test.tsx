import { push } from '@camellia/client/testing-hub'
import type { QueuedInquiry, WholeCase } from '@camellia/contract/inquiry-queue'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice, Refused } from './testing'

const ME = { id: 1, code: 'admin', name: '본사' }
const OTHER = { id: 2, code: 'staff1', name: '김서연' }
const idOf = (index: number) => `0197f0aa-1111-7222-8333-44445555666${index}`

/** Inquiries that live as long as a test, and the calls that were made about them. */
function inquiriesOf(...titles: readonly string[]) {
  const rows = titles.map(inquiry)
  const called: unknown[] = []
  const change = (id: string, to: object) => {
    const at = rows.findIndex((row) => row.id === id)
    rows[at] = { ...rows[at], ...to } as QueuedInquiry
  }
  return {
    called,
    change,
    add: (title: string) => rows.push(inquiry(title, rows.length)),
    answers: {
      '/inquiry/queue': ({ status }: { readonly status: string }) => ({
        items: rows.filter((row) => row.status === status),
        hasMore: false,
        size: 50,
        counts: { PENDING: rows.length, READING: 0 },
      }),
      '/inquiry/case': ({ id }: { readonly id: string }) =>
        wholeOf(rows.find((row) => row.id === id)),
      '/inquiry/claim': (input: { readonly id: string }) => {
        called.push(input)
        change(input.id, { status: 'READING', register: ME, mine: true })
        return null
      },
      '/inquiry/macros': () => ({ macros: [], fastDeposit: null, fastDepositWish: null }),
    },
  }
}

function inquiry(title: string, index: number): QueuedInquiry {
  return {
    id: idOf(index),
    channel: 'INQUIRE',
    category: 'DEPOSIT',
    title,
    status: 'PENDING',
    createdAt: '2026-11-15T05:00:00.000Z',
    lastAt: '2026-11-15T05:00:00.000Z',
    rating: null,
    member: { id: index + 10, code: `code${index}`, name: `회원${index}` },
    register: null,
    mine: false,
    preview: '안녕하세요',
    posts: 1,
  } as unknown as QueuedInquiry
}

function wholeOf(row: QueuedInquiry | undefined): WholeCase {
  return {
    ...row,
    about: {
      balance: 5_000,
      joinedAt: '2026-11-01T05:00:00.000Z',
      deposits: 0,
      withdrawals: 0,
      inquiries: 1,
      line: [{ id: 5, code: 'store1', name: '매장' }],
    },
    said: [
      {
        id: idOf(9),
        side: 'MEMBER',
        content: '<img src=x onerror=alert(1)>안 들어와요',
        file: null,
        createdAt: '2026-11-15T05:00:00.000Z',
        author: null,
      },
    ],
  } as unknown as WholeCase
}

test('C takes an inquiry up, and Ctrl and Enter answers it and ends it', async () => {
  const inquiries = inquiriesOf('달', '별')
  const sent: { content: string; finish: boolean }[] = []
  await openOffice('/qna', {
    ...inquiries.answers,
    '/inquiry/answer': (input: { content: string; finish: boolean }) => {
      sent.push(input)
      return null
    },
  })
  await screen.findByText('별')
  await userEvent.keyboard('{ArrowDown}c')
  const box = await screen.findByRole('textbox', { name: /답변 쓰기/ })
  await userEvent.type(box, '확인했습니다.{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent).toMatchObject([{ content: '확인했습니다.', finish: true }]))
  expect(inquiries.called).toEqual([{ id: idOf(0) }])
  // What was taken up stays where it was, until one leaves.
  expect(screen.getByRole('button', { name: /회원0/ })).toBeTruthy()
})

test('what a member typed is shown as text and never as more', async () => {
  await openOffice(`/qna?id=${idOf(0)}`, inquiriesOf('달').answers)
  expect(await screen.findByText('<img src=x onerror=alert(1)>안 들어와요')).toBeTruthy()
  expect(document.querySelector('main img[src="x"]')).toBeNull()
})

test('what a colleague answers is locked, and taking it over is asked first', async () => {
  const inquiries = inquiriesOf('달')
  inquiries.change(idOf(0), { status: 'READING', register: OTHER })
  await openOffice('/qna?status=READING', inquiries.answers)
  await userEvent.click(await screen.findByText('달'))
  await userEvent.click(await screen.findByRole('button', { name: '이어받기' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: '이어받기' }))
  await waitFor(() => expect(inquiries.called).toEqual([{ id: idOf(0), over: true }]))
})

test('a new inquiry waits in the bar until N shows it', async () => {
  const inquiries = inquiriesOf('달')
  await openOffice('/qna', inquiries.answers)
  await screen.findByText('달')
  inquiries.add('해')
  await act(async () => push('QUEUE', { queue: 'INQUIRY' }))
  expect(await screen.findByText('새 문의 1건')).toBeTruthy()
  expect(screen.queryByText('해')).toBeNull()
  await userEvent.keyboard('n')
  expect((await screen.findAllByText('해')).length).toBeGreaterThan(0)
})

test('who is second to take an inquiry up is told so', async () => {
  await openOffice('/qna', {
    ...inquiriesOf('달').answers,
    '/inquiry/claim': () => new Refused('CONFLICT'),
  })
  await userEvent.click(await screen.findByText('달'))
  await userEvent.click(await screen.findByRole('button', { name: /맡아서 답변하기/ }))
  expect(await screen.findByText('그사이 다른 담당자가 먼저 처리했습니다.')).toBeTruthy()
})

const CHAT = {
  id: idOf(0),
  member: { id: 10, code: 'moon', name: '달' },
  status: 'WAITING',
  assigned: null,
  mine: false,
  unread: 1,
  last: { side: 'MEMBER', content: '계세요?', file: false, at: '2026-11-15T05:00:00.000Z' },
  createdAt: '2026-11-15T05:00:00.000Z',
  online: true,
}
const WHOLE = {
  ...CHAT,
  seenByMember: null,
  hasOlder: false,
  posts: [
    {
      id: idOf(1),
      side: 'MEMBER',
      content: '계세요?',
      file: null,
      createdAt: '2026-11-15T05:00:00.000Z',
      author: null,
    },
  ],
}
const CHATS = {
  '/chat/list': () => ({ items: [CHAT], hasMore: false, size: 100 }),
  '/chat/read': () => WHOLE,
}

test('looking at a conversation tells the member, and words stand there at once', async () => {
  const seen: unknown[] = []
  await openOffice(`/chats?id=${idOf(0)}`, {
    ...CHATS,
    '/chat/staff-seen': (input: unknown) => {
      seen.push(input)
      return null
    },
    '/chat/answer': () => new Refused('NETWORK_ERROR'),
  })
  const box = await screen.findByRole('textbox', { name: /먼저 답하는 사람/ })
  await waitFor(() => expect(seen).toEqual([{ chat: idOf(0), post: idOf(1) }]))
  await userEvent.type(box, '네, 있습니다.{Enter}')
  expect(await screen.findByText('네, 있습니다.')).toBeTruthy()
  // It did not arrive: it can be said again, and is not lost.
  expect(await screen.findByText('보내지 못했습니다.')).toBeTruthy()
})

test('a member who writes is shown to be writing', async () => {
  await openOffice(`/chats?id=${idOf(0)}`, CHATS)
  await screen.findAllByText('계세요?')
  await act(async () => push('CHAT', { chat: idOf(0), event: 'TYPING', by: 'MEMBER' }))
  expect(await screen.findByText('달 님이 쓰는 중…')).toBeTruthy()
})

test('a muted alarm is neither listed nor counted, another one opens its queue', async () => {
  await openOffice('/system', { '/alarm/choice': () => ({ muted: ['DEPOSIT'] }) })
  await screen.findByRole('button', { name: /가입/ })
  await act(async () => push('ALARM', { kind: 'DEPOSIT', text: '조용', id: idOf(1) }))
  await act(async () => push('ALARM', { kind: 'FAQ', text: '별님', id: idOf(2), chat: true }))
  await userEvent.click(screen.getByRole('button', { name: /가입/ }))
  const link = (await screen.findByText('별님')).closest('a')
  expect(link?.getAttribute('href')).toContain(`/chats?id=${idOf(2)}`)
  expect(screen.queryByText('조용')).toBeNull()
})

test('many are written to only after one is asked again', async () => {
  const sent: unknown[] = []
  await openOffice('/messages?write=true', {
    '/message/broadcasts': () => ({ items: [], hasMore: false, size: 25 }),
    '/message/templates': () => [],
    '/message/reach': () => ({ count: 5_000 }),
    '/message/broadcast': (input: unknown) => {
      sent.push(input)
      return { id: idOf(3), total: 5_000 }
    },
  })
  // Nobody is meant before somebody was chosen.
  await userEvent.click(await screen.findByRole('button', { name: '하위 전체' }))
  expect(await screen.findByText('지금 5,000명에게 갑니다.')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: '제목' }), '안내')
  await userEvent.type(screen.getByRole('textbox', { name: '내용' }), '점검합니다')
  await userEvent.click(screen.getByRole('button', { name: '5,000명에게 보내기' }))
  expect(sent).toEqual([])
  const dialog = await screen.findByRole('dialog', { name: '5,000명에게 보낼까요?' })
  await userEvent.click(within(dialog).getByRole('button', { name: '5,000명에게 보내기' }))
  await waitFor(() => expect(sent).toMatchObject([{ target: { kind: 'ALL' }, title: '안내' }]))
})

test('another language may begin as a copy of the Korean, heading and text together', async () => {
  const sent: unknown[] = []
  const words = { questions: { ko: '출금은 언제 되나요?' }, answers: { ko: '<p>곧 됩니다.</p>' } }
  await openOffice(`/faqs?edit=${idOf(4)}`, {
    '/faq/admin': () => [{ id: idOf(4), category: 'MONEY', shown: true, ...words }],
    '/faq/save': (input: unknown) => {
      sent.push(input)
      return null
    },
  })
  await userEvent.click(await screen.findByRole('tab', { name: /English/ }))
  await userEvent.click(await screen.findByRole('button', { name: '한국어에서 복사' }))
  await userEvent.click(screen.getByRole('button', { name: /저장/ }))
  const { questions, answers } = words
  const both = {
    questions: { ...questions, en: questions.ko },
    answers: { ...answers, en: answers.ko },
  }
  await waitFor(() => expect(sent).toMatchObject([both]))
})
