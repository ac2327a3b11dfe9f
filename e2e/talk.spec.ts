import { expect, test } from '@playwright/test'
import { asStaff, visitOffice, visitPlayer } from './visit'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.setTimeout(180_000)
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('a phone and the office talk with each other', async ({ browser }) => {
  const office = await visitOffice(browser, { code: 'care1', path: '/chats' })
  await expect(office.getByRole('heading', { level: 1, name: '채팅' })).toBeVisible()
  const phone = await visitPlayer(browser, { code: 'bom1020', path: '/home' })
  await phone.getByRole('button', { name: '채팅 열기' }).click()
  const room = phone.getByRole('dialog', { name: '실시간 채팅' })
  await expect(room.getByText('상담사가 접속해 있습니다')).toBeVisible()
  const write = room.getByRole('textbox', { name: '메시지 쓰기' })
  await write.fill('출금은 얼마나 걸리나요?')
  await room.getByRole('button', { name: '보내기' }).click()
  await expect(room.getByText('출금은 얼마나 걸리나요?')).toBeVisible()
  // It arrives by itself, and an answer goes back the same way.
  await office.getByText('출금은 얼마나 걸리나요?').first().click()
  const answer = office.getByRole('textbox', { name: /말하기|먼저 답하는/ })
  await answer.pressSequentially('보통 10분')
  await expect(room.getByText('상담사가 입력하고 있습니다')).toBeVisible()
  await answer.fill('보통 10분 안에 끝납니다.')
  await office.getByRole('button', { name: /^보내기/ }).click()
  await expect(room.getByText('보통 10분 안에 끝납니다.')).toBeVisible()
  await expect(room.getByText('읽음', { exact: true })).toBeVisible()
  await write.fill('감사합니다')
  await expect(office.getByText(/쓰는 중/).first()).toBeVisible()
  await room.locator('input[type=file]').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  })
  // Its size is said once it is there.
  await expect(room.getByText(/^\d+ KB$/)).toBeVisible()
  await room.getByRole('button', { name: '보내기' }).click()
  await expect(office.getByText('감사합니다').last()).toBeVisible()
  await expect(office.getByRole('img', { name: 'receipt.webp' })).toBeVisible()
  await office.getByRole('button', { name: '대화 끝내기' }).click()
  await office.getByRole('dialog').getByRole('button', { name: '대화 끝내기' }).click()
  await expect(room.getByText(/상담이 끝났습니다/)).toBeVisible()
})

test('an inquiry with a picture is answered by a macro, and the player sees it at once', async ({
  browser,
}) => {
  const phone = await visitPlayer(browser, { code: 'yeo1021', path: '/help-center' })
  await phone.getByText('1:1 문의').first().click()
  const form = phone.getByRole('main')
  await form.getByRole('group', { name: '분류' }).getByText('입금', { exact: true }).click()
  await phone.getByLabel('제목').fill('입금 계좌가 궁금해요')
  await phone.getByLabel('내용').fill('어느 계좌로 보내면 되나요?')
  await phone.locator('main input[type=file]').setInputFiles({
    name: 'screen.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  })
  await expect(phone.getByText(/^\d+ KB$/)).toBeVisible()
  await phone.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(phone.getByText('어느 계좌로 보내면 되나요?')).toBeVisible()
  await expect(phone.getByRole('img', { name: 'screen.webp' })).toBeVisible()

  const office = await visitOffice(browser, { code: 'staff1', path: '/qna?search=yeo1021' })
  await office.getByText('입금 계좌가 궁금해요').first().click()
  await expect(office.getByRole('img', { name: 'screen.webp' })).toBeVisible()
  await office.getByRole('button', { name: /맡아서 답변하기/ }).click()
  const answer = office.getByRole('textbox', { name: /답변 쓰기/ })
  await answer.press('/')
  await office.getByText('입금 계좌 안내').click()
  await expect(answer).toHaveValue(/입금하실 계좌는 \S+ \d+/)
  await office.getByRole('button', { name: /답변하고 완료/ }).click()
  await expect(phone.getByText(/입금하실 계좌는/)).toBeVisible()
  await expect(phone.getByText('답변이 도움이 되었나요?')).toBeVisible()
  await phone.getByRole('button', { name: '별 5개' }).or(phone.getByLabel('별 5개')).first().click()
  await expect(phone.getByText('평가해 주셔서 고맙습니다.')).toBeVisible()
})

test('an unread message is told wherever one is, but not on the page of messages', async ({
  browser,
}) => {
  const page = await visitPlayer(browser, { code: 'gaeul1022', path: '/home' })
  await expect(page.getByRole('main')).toBeVisible()
  const office = await asStaff('admin')
  const found = await office<readonly { id: number; code: string }[]>('/member/search', {
    text: 'gaeul1022',
  })
  const people = found.filter(({ code }) => code === 'gaeul1022')
  const letter = { ids: people.map(({ id }) => id), title: '확인 부탁드립니다', content: '내용' }
  await office('/message/send', letter)
  const alert = page.getByRole('dialog', { name: '새 쪽지가 있습니다' })
  // By the push, or with the next look ten seconds later when the line is not up yet.
  await expect(alert).toBeVisible({ timeout: 20_000 })
  await alert.getByRole('button', { name: '쪽지함 열기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '쪽지함' })).toBeVisible()
  await office('/message/send', { ...letter, title: '두 번째' })
  await expect(page.getByText('두 번째')).toBeVisible({ timeout: 20_000 })
  await expect(alert).toBeHidden()
})

test('Fast Deposit is answered at once', async ({ browser }) => {
  const page = await visitPlayer(browser, { code: 'yeo1021', path: '/deposit' })
  await page.getByRole('button', { name: '빠른 계좌 문의' }).click()
  await expect(page.getByText(/입금하실 계좌는/)).toBeVisible()
})
