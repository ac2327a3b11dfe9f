import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHandshake, pushFrame, readMessage, splitFrames } from './hub-frames'

test('a push is an invocation of its type with one argument, the rest of it', () => {
  const frame = pushFrame({ type: 'MESSAGE', ...{ unread: 3 } })
  expect(frame).toBe('{"type":1,"target":"MESSAGE","arguments":[{"unread":3}]}\x1e')
})

test('frames come out whole however the network cuts them', () => {
  const bodies = fc.array(fc.record({ text: fc.string({ unit: 'binary', maxLength: 60 }) }), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(bodies, fc.array(fc.nat(40)), (sent, cuts) => {
      let wire = sent.map((body) => `${JSON.stringify(body)}\x1e`).join('')
      const chunks = cuts.map((cut) => {
        const chunk = wire.slice(0, cut)
        wire = wire.slice(cut)
        return chunk
      })
      const got: string[] = []
      let rest = ''
      for (const chunk of [...chunks, wire]) {
        const split = splitFrames(rest + chunk)
        got.push(...split.frames)
        rest = split.rest
      }
      expect(rest).toBe('')
      expect(got.map((frame) => JSON.parse(frame))).toEqual(sent)
    }),
  )
})

test.each([
  ['{"protocol":"json","version":1}', true],
  ['{"protocol":"messagepack","version":1}', false],
  ['{"protocol":"json","version":2}', false],
  ['{"type":6}', false],
  ['null', false],
  ['not json', false],
])('the handshake %s is accepted: %s', (text, accepted) => {
  expect(isHandshake(text)).toBe(accepted)
})

test.each([
  ['{"type":6}', { kind: 'OTHER' }],
  ['{"type":7}', { kind: 'CLOSE' }],
  [
    '{"type":1,"invocationId":"0","target":"say","arguments":[1]}',
    { kind: 'CALL', id: '0', method: 'say', args: [1] },
  ],
  ['{"type":1,"target":"say","arguments":[]}', { kind: 'CALL', method: 'say', args: [] }],
  ['{"type":1,"target":"say"}', undefined],
  ['{"target":"say","arguments":[]}', undefined],
  ['[]', undefined],
  ['oops', undefined],
])('the client message %s is understood', (text, message) => {
  expect(readMessage(text)).toEqual(message)
})
