import { EventEmitter } from 'node:events'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { watchLastResort } from './last-resort'

let lines: { readonly level: number; readonly err: { readonly message: string } }[]
let ended: number[]
let fake: EventEmitter & { exit(code: number): void }

beforeEach(() => {
  lines = []
  ended = []
  fake = Object.assign(new EventEmitter(), { exit: (code: number) => ended.push(code) })
  watchLastResort(fake, pino({}, { write: (line) => lines.push(JSON.parse(line)) }))
})

test('a promise that nobody waited for is written down, and the others are served on', () => {
  fake.emit('unhandledRejection', new Error('lost'))
  expect(lines).toMatchObject([{ level: 50, err: { message: 'lost' } }])
  expect(ended).toEqual([])
})

test('an error in the open is written down before it ends the process', () => {
  fake.emit('uncaughtException', new Error('broken'))
  expect(lines).toMatchObject([{ level: 60, err: { message: 'broken' } }])
  expect(ended).toEqual([1])
})
