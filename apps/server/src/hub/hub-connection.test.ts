import { expect, test } from 'vitest'
import { type Connection, eachOf, newConnection, say } from './hub-connection'
import { LIMITS, TIMING } from './hub-settings'

function connectionTo(write: (frame: string) => void): Connection {
  const log = { warn: () => {} }
  const rules = {
    timing: TIMING,
    limits: LIMITS,
    methods: {},
    log,
    clock: () => 0,
    greet: async () => {},
  }
  const transport = { write, waiting: () => 0, end: () => {}, destroy: () => {} }
  const made = { identity: {}, token: '', ticket: '', transport, rules } as never
  return Object.assign(newConnection(made), { phase: 'OPEN' as const })
}

test('a connection that cannot be written to keeps nothing from those behind it', () => {
  const heard: string[] = []
  const warned: object[] = []
  const broken = connectionTo(() => {
    throw new Error('gone')
  })
  const well = connectionTo((frame) => heard.push(frame))
  eachOf({ warn: (details) => void warned.push(details) }, [broken, well], (connection) =>
    say(connection, 'news'),
  )
  expect(heard).toEqual(['news'])
  expect(warned).toHaveLength(1)
  expect(broken.phase).toBe('ENDED')
})
