import { clearSession } from '@camellia/client/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog } from '../site/dialogs'
import { type Asked, keepSession, openSite } from './testing'

const ID = '0192f0a0-0000-7000-8000-000000000001'
const FAQS = [
  {
    id: ID,
    category: 'MONEY',
    question: '입금은 언제 반영되나요?',
    answer: '<p>보통 <b>3분</b> 안에 들어옵니다.</p>',
  },
  {
    id: ID.replace(/1$/, '2'),
    category: 'ACCOUNT',
    question: '비밀번호를 잊었어요',
    answer: '<p>로그인 창에서 찾을 수 있습니다.</p>',
  },
]
const INQUIRY = {
  id: ID,
  channel: 'INQUIRE',
  category: 'WITHDRAW',
  title: '출금이 늦어요',
  status: 'FINISHED',
  createdAt: '2026-11-14T01:02:03.000Z',
  lastAt: '2026-11-14T02:02:03.000Z',
  rating: null,
  unread: true,
}
const POST = { file: null, createdAt: '2026-11-14T01:02:03.000Z' }
const WHOLE = {
  ...INQUIRY,
  posts: [
    { ...POST, id: 'a', side: 'MEMBER', content: '<b>언제</b> 되나요?' },
    { ...POST, id: 'b', side: 'STAFF', content: '방금 처리했습니다.' },
  ],
}
const MINE = { items: [INQUIRY], total: 1, page: 1, size: 10, unread: 1 }
const NOBODY = { chat: null, staffed: false }

beforeEach(() => {
  localStorage.clear()
  clearSession()
  closeDialog()
  keepSession()
})

function inputsOf(asked: readonly Asked[], path: string): readonly unknown[] {
  return asked.filter((one) => one.path === path).map(({ input }) => input)
}

test('a question is found by its initials and opens onto its answer', async () => {
  const user = userEvent.setup()
  await openSite('/help-center', { '/faq/list': () => FAQS, '/chat/mine': () => NOBODY })
  await user.type(await screen.findByLabelText('질문 검색'), 'ㅇㄱ')
  await waitFor(() => expect(screen.queryByRole('button', { name: /비밀번호/ })).toBeNull())
  await user.click(screen.getByRole('button', { name: /입금은 언제/ }))
  expect((await screen.findByText('3분')).tagName).toBe('B')
  expect(new URLSearchParams(window.location.search).get('q')).toBe('ㅇㄱ')
})

test('a link to a question opens it', async () => {
  await openSite(`/help-center?faq=${ID}`, { '/faq/list': () => FAQS })
  const question = await screen.findByRole('button', { name: /입금은 언제/ })
  expect(question.getAttribute('aria-expanded')).toBe('true')
  const other = screen.getByRole('button', { name: /비밀번호/ })
  expect(other.getAttribute('aria-expanded')).toBe('false')
})

test('what is missing in a question is said, and a whole one is asked once', async () => {
  const user = userEvent.setup()
  const { asked } = await openSite('/help-center?view=ask', {
    '/inquiry/open': () => ({ id: ID }),
    '/inquiry/read': () => ({ ...WHOLE, unread: false }),
  })
  const send = await screen.findByRole('button', { name: '보내기' })
  await user.click(send)
  expect(await screen.findByText('제목을 입력해 주세요.')).toBeTruthy()
  expect(inputsOf(asked, '/inquiry/open')).toEqual([])
  await user.click(screen.getByRole('button', { name: '출금' }))
  await user.type(screen.getByLabelText('제목'), '출금이 늦어요')
  await user.type(screen.getByLabelText('내용'), '언제 되나요?')
  await user.dblClick(send)
  expect(await screen.findByText('방금 처리했습니다.')).toBeTruthy()
  expect(inputsOf(asked, '/inquiry/open')).toMatchObject([
    { channel: 'INQUIRE', category: 'WITHDRAW', title: '출금이 늦어요', content: '언제 되나요?' },
  ])
})

test('a file that cannot be sent does not set out', async () => {
  const user = userEvent.setup({ applyAccept: false })
  const { asked } = await openSite('/help-center?view=ask')
  await screen.findByRole('button', { name: '보내기' })
  const [chooser] = screen.getAllByLabelText('파일 첨부', { selector: 'input' })
  if (!chooser) throw new Error('no way to choose a file')
  await user.upload(chooser, new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }))
  expect(
    await screen.findByText('PNG, JPEG, WebP, GIF 사진이나 PDF만 첨부할 수 있습니다.'),
  ).toBeTruthy()
  expect(asked.some(({ path }) => path.startsWith('/file/upload'))).toBe(false)
})

test('an answer is read, seen, rated, and replied to; words stay words', async () => {
  const user = userEvent.setup()
  const { asked } = await openSite(`/help-center?view=mine&id=${ID}`, {
    '/inquiry/read': () => WHOLE,
    '/inquiry/mine': () => MINE,
  })
  expect(await screen.findByText('<b>언제</b> 되나요?')).toBeTruthy()
  await waitFor(() => expect(inputsOf(asked, '/inquiry/seen')).toEqual([{ id: ID }]))
  await user.click(screen.getByRole('button', { name: '별 4개' }))
  expect(await screen.findByText('평가해 주셔서 고맙습니다.')).toBeTruthy()
  expect(inputsOf(asked, '/inquiry/rating')).toEqual([{ id: ID, rating: 4 }])
  await user.type(screen.getByLabelText('더 궁금한 점을 적어 주세요'), '고맙습니다{Enter}')
  await waitFor(() =>
    expect(inputsOf(asked, '/inquiry/reply')).toMatchObject([
      { inquiry: ID, content: '고맙습니다' },
    ]),
  )
})

test('what I asked is listed with its state, and an answer not yet seen is marked', async () => {
  await openSite('/help-center?view=mine', { '/inquiry/mine': () => MINE })
  const row = await screen.findByRole('link', { name: /출금이 늦어요/ })
  expect(within(row).getByText('답변 완료')).toBeTruthy()
  expect(within(row).getByText('새 답변')).toBeTruthy()
})

test('the account to pay to is asked for in one tap, and shown at once', async () => {
  const user = userEvent.setup()
  const { asked } = await openSite('/help-center', {
    '/faq/list': () => FAQS,
    '/inquiry/fast-deposit': () => ({ id: ID, answer: '가온은행 110-482-991204' }),
  })
  await user.click(await screen.findByRole('button', { name: /입금 계좌 문의/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '입금 계좌 문의' }))
  expect(dialog.getByText('가온은행 110-482-991204')).toBeTruthy()
  expect(inputsOf(asked, '/inquiry/fast-deposit')).toHaveLength(1)
})
