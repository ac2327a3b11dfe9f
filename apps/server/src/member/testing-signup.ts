import { signup } from '@camellia/contract/access'
import type { InputOf } from '@camellia/contract/endpoint'
import type { TestSite } from '../testing-site'

/** A visitor who asks to join below store1. */
export async function signupOf(
  site: TestSite,
  change: Partial<InputOf<typeof signup>>,
): Promise<void> {
  const reply = await site.call(signup, {
    code: 'fresh1',
    name: '새얼굴',
    password: 'Camellia1!',
    cPassword: 'Camellia1!',
    email: 'fresh@camellia.test',
    bank: '가온은행',
    depositor: '홍길동',
    accountNumber: '123456789012',
    parentCode: 'store1',
    phone: '01055556666',
    withdrawPassword: '1234',
    ...change,
  })
  if (reply.code !== 'SUCCESS') throw new Error(`the sign-up was refused with ${reply.code}`)
}
