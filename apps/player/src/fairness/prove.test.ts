import { expect, test } from 'vitest'
import { claimHolds, EMPTY_CLAIM } from './claim'
import { prove } from './prove'

const serverSeed = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('')
const claim = {
  ...EMPTY_CLAIM,
  serverSeed,
  commit: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  clientSeed: 'lucky-client-seed',
  nonce: '42',
}

test('the published example is proved in the browser, number by number', async () => {
  const proof = await prove(claim)
  expect(proof.commitHolds).toBe(true)
  expect(proof.used).toBe(336_772_635)
  expect(proof.ball).toBe(6)
  expect(proof).toMatchObject({ result: 'EVEN', win: 0 })
})

test('another seed does not fit the published fingerprint', async () => {
  const proof = await prove({ ...claim, serverSeed: serverSeed.replace('1f', '20') })
  expect(proof.commitHolds).toBe(false)
})

test('a server seed is sixty-four hexadecimal digits', () => {
  expect(claimHolds(claim)).toBe(true)
  expect(claimHolds({ ...claim, serverSeed: 'abc' })).toBe(false)
})
