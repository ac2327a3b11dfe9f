import { expect, test } from 'vitest'
import { oneRun } from './one-run'

test('who asks while it runs gets that run, who asks later a new one', async () => {
  let runs = 0
  let finish: (() => void) | undefined
  const ask = oneRun(async (name: string) => {
    runs += 1
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return `${name} ${runs}`
  })
  const early = [ask('first'), ask('second'), ask('third')]
  finish?.()
  expect(await Promise.all(early)).toEqual(['first 1', 'first 1', 'first 1'])
  const late = ask('fourth')
  finish?.()
  expect(await late).toBe('fourth 2')
})

test('a run that fails is not kept', async () => {
  const answers = [Promise.reject(new Error('no database')), Promise.resolve('well')]
  const ask = oneRun(() => answers.shift() as Promise<string>)
  await expect(ask()).rejects.toThrow('no database')
  expect(await ask()).toBe('well')
})
