import { expect, test } from '@playwright/test'
import { visitOffice } from './visit'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('the boss looks at the money, a line and its partners', async ({ browser }) => {
  const office = await visitOffice(browser, { code: 'admin', path: '/dashboard' })
  const net = office.getByRole('region', { name: '순입금', exact: true })
  await expect(net.getByText('입금', { exact: true })).toBeVisible()
  await expect(office.getByRole('region', { name: '하우스 순익' })).toBeVisible()
  await expect(
    office.getByRole('region', { name: '처리할 일' }).getByText('입금').first(),
  ).toBeVisible()
  // An id written in full comes first: store1, not store18.
  const pick = office.getByRole('combobox', { name: '파트너 라인 선택' })
  await pick.fill('subhq1')
  await pick.press('Enter')
  await expect(office).toHaveURL(/partner=\d+/)
  await expect(office.getByRole('region', { name: '라인 순익' })).toBeVisible()
  await office.getByRole('button', { name: '30일', exact: true }).click()
  await expect(office.getByRole('region', { name: '일별 입출금' })).toBeVisible()

  await office.goto('/partners/lines')
  const table = office.getByRole('region', { name: '파트너별 합계' }).first()
  await expect(table.getByRole('row', { name: /^합계/ })).toBeVisible()
  await office
    .getByRole('button', { name: /한빛.* 라인 보기/ })
    .first()
    .click()
  await expect(office).toHaveURL(/partner=\d+/)
  await expect(office.getByRole('region', { name: '파트너·날짜별 입출금' }).first()).toBeVisible()
})

test('care has no reports and sees what waits for them', async ({ browser }) => {
  const office = await visitOffice(browser, { code: 'care1', path: '/dashboard' })
  await expect(office.getByRole('region', { name: '처리할 일' })).toBeVisible()
  await expect(office.getByRole('link', { name: /채팅/ }).first()).toBeVisible()
})
