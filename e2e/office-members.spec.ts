import { expect, test } from '@playwright/test'
import { visitOffice } from './visit'

test.setTimeout(120_000)
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('a member is tagged, found by the tag, and their money stands beside their chat', async ({
  browser,
}) => {
  const office = await visitOffice(browser, { code: 'admin', path: '/members?search=player3' })
  await office.getByText('player3', { exact: true }).first().click()
  await office.getByRole('button', { name: '태그', exact: true }).click()
  const dialog = office.getByRole('dialog')
  const word = `여정${Date.now() % 10_000}`
  await dialog.getByLabel('새 태그').fill(word)
  await dialog.getByRole('button', { name: '태그 추가' }).click()
  await expect(dialog.getByRole('checkbox', { name: word })).toBeChecked()
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(office.getByText('태그를 저장했습니다.')).toBeVisible()

  await office.goto('/members')
  await office.getByRole('button', { name: '필터', exact: true }).click()
  await office.getByRole('checkbox', { name: word }).check()
  await expect(office).toHaveURL(/tag=/)
  await expect(office.getByText('player3', { exact: true }).first()).toBeVisible()
  await expect(office.getByText('이 조건 합계').locator('..')).toContainText('1명')
  await office.goto(`${new URL(office.url()).pathname}?min=999999999999`)
  await expect(office.getByText('조건에 맞는 사람이 없습니다.')).toBeVisible()

  await office.goto('/chats')
  await office.getByRole('list', { name: '채팅' }).getByRole('button').first().click()
  const money = office.getByRole('complementary', { name: '잔액과 최근 입출금' })
  await expect(money.getByText('잔액').first()).toBeVisible()
  await office.setViewportSize({ width: 390, height: 844 })
  await expect(money).toHaveCount(0)
  await office.getByRole('button', { name: '잔액과 최근 입출금' }).click()
  await expect(office.getByRole('dialog', { name: '잔액과 최근 입출금' })).toBeVisible()
})
