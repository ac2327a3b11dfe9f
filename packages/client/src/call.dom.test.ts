import { login, profile } from '@camellia/contract/access'
import { readSeveral } from '@camellia/contract/several'
import { readHome, readSite } from '@camellia/contract/site'
import { Refusal } from '@camellia/kernel/refusal'
import { beforeEach, expect, test, vi } from 'vitest'
import { askTogether, call } from './call'

interface Sent {
  readonly path: string
  readonly body: { readonly questions?: readonly { readonly path: string }[] } | undefined
}

let sent: Sent[]

beforeEach(() => {
  sent = []
})

const ok = (data: unknown) => ({ status: 'OK', code: 'SUCCESS', message: 'SUCCESS', data })
const no = (code: string) => ({ status: 'ERROR', code, message: code, data: null })

/** A server that answers as told, by path. */
function answering(answers: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    const path = url.replace('/api', '')
    sent.push({ path, body: body ? JSON.parse(body) : undefined })
    if (!(path in answers)) throw new TypeError('no line')
    return { json: async () => answers[path] }
  })
}

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error)

test('what is asked together goes as one request, and each gets its own answer', async () => {
  answering({ '/several': ok([ok({ mode: 'play' }), no('UNAUTHORIZED'), ok({ connected: 3 })]) })
  const asked = askTogether(() => [call(readSite, {}), call(profile, {}), call(readHome, {})])
  const answers = await Promise.all(asked.map((one) => one.catch(codeOf)))
  expect(answers).toEqual([{ mode: 'play' }, 'UNAUTHORIZED', { connected: 3 }])
  expect(sent.map(({ path }) => path)).toEqual([readSeveral.path])
  expect(sent[0]?.body?.questions?.map(({ path }) => path)).toEqual([
    '/site',
    '/user/profile',
    '/home',
  ])
})

test('where the whole is refused or lost, each of them is', async () => {
  const asked = () => askTogether(() => [call(readSite, {}), call(readHome, {})])
  answering({ '/several': no('TOO_MANY_REQUESTS') })
  for (const one of asked()) expect(await one.catch(codeOf)).toBe('TOO_MANY_REQUESTS')
  answering({})
  for (const one of asked()) expect(await one.catch(codeOf)).toBe('NETWORK_ERROR')
})

test('what changes something goes by itself, and so does a single question', async () => {
  answering({ '/auth/login': no('INVALID_PASSWORD'), '/site': ok({ mode: 'real' }) })
  const [refused, site] = askTogether(() => [
    call(login, { code: 'player1', password: 'x' }).catch(codeOf),
    call(readSite, {}),
  ])
  expect([await refused, await site]).toEqual(['INVALID_PASSWORD', { mode: 'real' }])
  expect(sent.map(({ path }) => path).sort()).toEqual(['/auth/login', '/site'])
})

test('after it, calls go by themselves again', async () => {
  answering({ '/several': ok([ok(1), ok(2)]), '/site': ok({ mode: 'play' }) })
  await Promise.all(askTogether(() => [call(readSite, {}), call(readHome, {})]))
  expect(await call(readSite, {})).toEqual({ mode: 'play' })
  expect(sent.map(({ path }) => path)).toEqual(['/several', '/site'])
})
