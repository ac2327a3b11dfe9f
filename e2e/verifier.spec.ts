import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { RUNS_ALL } from '../tools/rotation'
import { PLAYER_URL } from './sites'
import { ask, asStaff, DRAWN, rotateSeeds, tokenOf, visitPlayer } from './visit'

const PLAYER = 'player7'
/** The night checks a thousand; what checks them is tested round by round without a browser. */
const ROUNDS = RUNS_ALL ? 1_000 : 200
const COUNT = ROUNDS.toLocaleString('en')
const AT_ONCE = 20
/** One played from reels, one from books: both ways of drawing are checked. */
const TITLES = ['crimson-fortune', 'thunder-pantheon']

test.setTimeout(120_000)

/** Real rounds, as the game asks for them, many at a time. */
async function play(token: string, count: number): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < count) {
      const n = next++
      const game = TITLES[n % TITLES.length]
      const spin = { game, stake: 1_000, choice: {}, variant: '96' }
      const reply = await ask(`${PLAYER_URL}/api/play/bet`, spin, token, `verifier-${n}-${token}`)
      expect(reply.code, `round ${n}`).toBe('SUCCESS')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

async function fund(amount: number): Promise<void> {
  const admin = await asStaff('admin')
  const [member] = await admin<{ id: number }[]>('/member/search', { text: PLAYER })
  await admin('/payment/pay', { id: member?.id, amount, memo: '검증 라운드' })
}

async function saved(page: Page, file: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '파일로 저장' }).click()
  await (await download).saveAs(file)
  return readFileSync(file, 'utf8')
}

test('many rounds of a seed are verified with the network cut off, and one changed byte is found', async ({
  browser,
}, info) => {
  const begun = Date.now()
  await fund(900_000)
  const page = await visitPlayer(browser, { code: PLAYER, path: '/message', width: 1440 })
  const token = await tokenOf(page)
  const rotate = (clientSeed: string) => rotateSeeds(token, clientSeed)
  await rotate('e2e-many')
  await play(token, ROUNDS)
  await rotate('e2e-after')

  await page.goto('/fairness')
  const checker = page.getByRole('region', { name: '시드의 모든 라운드 검증' })
  await expect(checker.getByLabel('공개된 시드')).toHaveValue(new RegExp(`e2e-many.*${COUNT}`))
  await checker.getByRole('button', { name: '라운드 불러오기' }).click()
  await expect(checker.getByText(`라운드 ${COUNT}개를 불러왔습니다`)).toBeVisible(DRAWN)
  await page.context().setOffline(true)
  await checker.getByRole('button', { name: '모두 검증하기' }).click()
  await expect(checker.getByText(`${COUNT}개 중 ${COUNT}개 라운드가 확인되었습니다`)).toBeVisible(
    DRAWN,
  )

  const text = await saved(page, info.outputPath('rounds.json'))
  const { rounds } = JSON.parse(text) as { rounds: { id: string; win: number; nonce: number }[] }
  expect(rounds).toHaveLength(ROUNDS)
  const victim = rounds[117]
  if (!victim) throw new Error('no round 117')
  // One byte: the last digit of what that round is said to have won.
  const at = text.indexOf('"win": ', text.indexOf(`"id": "${victim.id}"`))
  const changed = text.slice(at).replace(/(\d)(?=\D)/, (digit) => (digit === '1' ? '2' : '1'))
  const file = info.outputPath('changed.json')
  writeFileSync(file, text.slice(0, at) + changed)
  await checker.locator('input[type=file]').setInputFiles(file)
  await checker.getByRole('button', { name: '모두 검증하기' }).click()
  await expect(checker.getByText(`${COUNT}개 중 ${ROUNDS - 1}개만 기록과 같습니다`)).toBeVisible(
    DRAWN,
  )
  await expect(checker.getByText(victim.id)).toBeVisible()
  await expect(checker.getByText(/순번 11[78]/)).toBeVisible()
  // Under a minute on a machine that has nothing else to do.
  info.annotations.push({ type: 'seconds', description: String((Date.now() - begun) / 1_000) })
})
