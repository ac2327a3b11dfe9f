import { type Page, expect as plain, test } from '@playwright/test'
import { asStaff, betAnswer, DRAWN, visitOffice, visitPlayer } from './visit'

/** Two sites and a game are drawn at once, in software. */
const expect = plain.configure({ timeout: 20_000 })

test.setTimeout(180_000)
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const dialogOf = (page: Page) => page.getByRole('dialog')

async function giveReason(page: Page, reason: string, action: string): Promise<void> {
  await dialogOf(page).getByLabel('사유').fill(reason)
  await dialogOf(page).getByRole('button', { name: action, exact: true }).click()
  await expect(dialogOf(page)).toBeHidden()
}

test('a title is closed with a reason, its players are told, and it opens again', async ({
  browser,
}) => {
  const office = await visitOffice(browser, { code: 'admin', path: '/games?search=hwatu' })
  const row = office.getByRole('row').filter({ hasText: 'hwatu-garden' })
  await row.getByRole('switch').click()
  await giveReason(office, '점검', '끄기')
  await expect(office.getByText('화투 정원: 껐습니다.')).toBeVisible()
  const player = await visitPlayer(browser, {
    code: 'player10',
    path: '/game?code=hwatu-garden',
    quickReels: true,
  })
  await expect(player.getByText('지금은 열려 있지 않은 게임입니다').first()).toBeVisible()
  await row.getByRole('switch').click()
  await giveReason(office, '점검 끝', '켜기')
  await expect(office.getByText('화투 정원: 켰습니다.')).toBeVisible()
  await player.reload()
  await expect(player.getByRole('button', { name: '돌리기' })).toBeEnabled(DRAWN)
})

test('the limits of a title are chosen among its steps, and its place in the lobby with the arrows', async ({
  browser,
}) => {
  const office = await visitOffice(browser, { code: 'admin', path: '/games' })
  await office.getByRole('button', { name: '화투 정원 설정' }).click()
  const dialog = dialogOf(office)
  await dialog.getByLabel('최소 베팅').selectOption('50000')
  await dialog.getByLabel('최대 베팅').selectOption('10000')
  await expect(dialog.getByText('최소 베팅이 최대 베팅보다 큽니다.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: '저장' })).toBeDisabled()
  await dialog.getByLabel('최소 베팅').selectOption('1000')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
  const row = office.getByRole('row').filter({ hasText: 'hwatu-garden' })
  await expect(row).toContainText('1,000 – 10,000')
  const place = () =>
    office
      .getByRole('row')
      .evaluateAll((rows) => rows.findIndex((one) => one.textContent?.includes('hwatu-garden')))
  const before = await place()
  await row.getByRole('button', { name: /순서 바꾸기/ }).focus()
  await office.keyboard.press('ArrowUp')
  await expect(office.getByText('로비 순서를 저장했습니다.')).toBeVisible()
  expect(await place()).toBe(before - 1)
})

test('a return is changed by two people, and a player at the reels is told before being charged', async ({
  browser,
}) => {
  const game = 'diamond-777'
  const player = await visitPlayer(browser, {
    code: 'player10',
    path: `/game?code=${game}`,
    quickReels: true,
  })
  const spin = player.getByRole('button', { name: '돌리기' })
  await expect(spin).toBeEnabled(DRAWN)
  const second = await visitOffice(browser, { code: 'staff1', path: `/rtp?game=${game}` })
  await expect(second.getByRole('heading', { name: '다이아몬드 777' })).toBeVisible()
  const first = await visitOffice(browser, { code: 'admin', path: `/rtp?game=${game}` })
  // The one that is played now cannot be asked for.
  const cards = first.getByRole('button', { name: /^9[46]\b/ })
  const to = (await cards.first().isEnabled()) ? '94' : '96'
  await cards.filter({ hasText: `${to}.00%` }).click()
  await giveReason(first, '시즌 조정', '승인 요청')
  await expect(first.getByText('내가 요청한 변경은 다른 담당자가 승인해야 합니다.')).toBeVisible()

  // By push: nobody reloads the second person's page.
  const menu = second.getByRole('navigation').getByRole('link', { name: /환수율/ })
  await expect(menu).toContainText('1')
  await second.getByRole('button', { name: '2차 승인' }).click()
  await dialogOf(second).getByRole('button', { name: '2차 승인' }).click()
  await expect(second.getByText('바꿨습니다. 지금부터 여는 라운드에 적용됩니다.')).toBeVisible()
  await expect(menu).not.toContainText('1')
  await expect(first.getByText('내가 요청한 변경은')).toBeHidden()

  const charged = betAnswer(player)
  await spin.click()
  expect((await (await charged).json()).code).toBe('RTP_CHANGED')
  const notice = player.getByRole('dialog', { name: '환수율이 바뀌었습니다' })
  await expect(notice).toContainText(`${to}%`)
  await notice.getByRole('button', { name: '확인' }).click()
  await expect(spin).toBeEnabled(DRAWN)
  const played = betAnswer(player)
  await spin.click()
  expect((await (await played).json()).data.round.outcome.variant).toBe(to)
})

test('a gift reaches its player at once; a large one waits for a second person, and the log tells', async ({
  browser,
}) => {
  const ask = await asStaff('admin')
  const [small, large] = [`생일 축하 ${Date.now()}`, `큰 선물 ${Date.now()}`]
  const [member] = await ask<{ id: number }[]>('/member/search', { text: 'player10' })
  const player = await visitPlayer(browser, { code: 'player10', path: '/slot' })
  await expect(player.getByRole('heading', { level: 1 })).toBeVisible()
  const second = await visitOffice(browser, { code: 'staff1', path: '/call' })
  await expect(second.getByRole('region', { name: '2차 승인 대기' })).toBeVisible()
  const first = await visitOffice(browser, { code: 'admin', path: '/call' })
  await first.getByRole('button', { name: '예산 채우기' }).click()
  await dialogOf(first).getByLabel('금액').fill('500000')
  await dialogOf(first).getByRole('button', { name: '예산 채우기' }).click()
  await expect(first.getByText('예산을 옮겼습니다.')).toBeVisible()

  await first.goto(`/call?give=true&member=${member?.id}`)
  await dialogOf(first).getByLabel('메모').fill(small)
  await dialogOf(first).getByRole('button', { name: '10,000원 콜 주기' }).click()
  await expect(first.getByText('콜을 주었습니다. 회원에게 바로 보입니다.')).toBeVisible()
  const gifts = player.getByRole('region', { name: '운영자 증정' })
  await expect(gifts.getByText(small)).toBeVisible()

  await first.goto(`/call?give=true&member=${member?.id}`)
  await dialogOf(first).getByText('상금', { exact: true }).click()
  await dialogOf(first).getByLabel('금액').fill('150000')
  await dialogOf(first).getByLabel('메모').fill(large)
  await dialogOf(first).getByRole('button', { name: '150,000원 콜 주기' }).click()
  await expect(first.getByText('다른 담당자의 승인을 기다립니다.')).toBeVisible()
  await expect(gifts.getByText(large)).toHaveCount(0)

  const waiting = second.getByRole('region', { name: '2차 승인 대기' })
  // Among those of the demo, which may come just then; the newest is the first.
  const asked = waiting.getByRole('row').filter({ hasText: 'player10' }).first()
  await expect(asked).toContainText('150,000')
  const menu = second
    .getByRole('navigation')
    .getByRole('link', { name: '콜', exact: false })
    .first()
  await expect(menu).toContainText(/\d/)
  const before = await waiting.getByRole('row').filter({ hasText: 'player10' }).count()
  await asked.getByRole('button', { name: '승인' }).click()
  await dialogOf(second).getByRole('button', { name: '승인' }).click()
  await expect(second.getByText('승인했습니다. 회원에게 바로 보입니다.')).toBeVisible()
  await expect(waiting.getByRole('row').filter({ hasText: 'player10' })).toHaveCount(before - 1)

  const prize = gifts.getByRole('article').filter({ hasText: large })
  await prize.getByRole('button', { name: '받기' }).click()
  await expect(player.getByText('150,000원을 받았습니다.')).toBeVisible()
  await second.goto('/call-log')
  const logged = second.getByRole('row').filter({ hasText: 'player10' })
  await expect(logged.filter({ hasText: '끝남' }).first()).toContainText('150,000')
  await expect(logged.filter({ hasText: '진행 중' }).first()).toContainText('10,000')
})
