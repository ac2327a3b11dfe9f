import { login } from '@camellia/contract/access'
import { readSite } from '@camellia/contract/site'
import { Refusal } from '@camellia/kernel/refusal'
import { expect, test, vi } from 'vitest'
import { call } from './call'

const ok = (data: unknown) => ({ status: 'OK', code: 'SUCCESS', message: 'SUCCESS', data })
const no = (code: string) => ({ status: 'ERROR', code, message: code, data: null })

/** A server that answers as told, by path. */
function answering(answers: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api', '')
    if (!(path in answers)) throw new TypeError('no connection')
    return { json: async () => answers[path] }
  })
}

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error)

test('an answer is its data, a no is a refusal with its code', async () => {
  answering({ '/auth/login': no('INVALID_PASSWORD'), '/site': ok({ mode: 'real' }) })
  expect(await call(readSite, {})).toEqual({ mode: 'real' })
  const refused = call(login, { code: 'player1', password: 'x' }).catch(codeOf)
  expect(await refused).toBe('INVALID_PASSWORD')
})

test('without a connection the refusal says so', async () => {
  answering({})
  expect(await call(readSite, {}).catch(codeOf)).toBe('NETWORK_ERROR')
})
