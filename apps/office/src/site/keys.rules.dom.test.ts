import { expect, test } from 'vitest'
import { isBusyElsewhere, nameOfKey, type Pressed } from './keys.rules'

const pressed = (change: Partial<Pressed>): Pressed => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...change,
})

test.each([
  { event: { key: 'a', code: 'KeyA' }, name: 'A', because: 'a letter' },
  { event: { key: 'ㅁ', code: 'KeyA' }, name: 'A', because: 'the same place with Hangul on' },
  { event: { key: 'k', code: 'KeyK', ctrlKey: true }, name: 'Mod+K', because: 'Control' },
  { event: { key: 'k', code: 'KeyK', metaKey: true }, name: 'Mod+K', because: 'Command' },
  { event: { key: '?', code: 'Slash', shiftKey: true }, name: '?', because: 'a shifted sign' },
  {
    event: { key: 'ArrowDown', code: 'ArrowDown', shiftKey: true },
    name: 'Shift+ArrowDown',
    because: 'extending',
  },
  { event: { key: ' ', code: 'Space' }, name: 'Space', because: 'a key with a name' },
  {
    event: { key: 'a', code: 'KeyA', altKey: true },
    name: undefined,
    because: 'the browser owns Alt',
  },
])('$event is $name: $because', ({ event, name }) => {
  expect(nameOfKey(pressed(event))).toBe(name)
})

test('letters are off inside inputs and dialogs', () => {
  document.body.innerHTML =
    '<input id="in"><div role="dialog"><b id="di"></b></div><p id="out"></p>'
  expect(isBusyElsewhere(document.getElementById('in'))).toBe(true)
  expect(isBusyElsewhere(document.getElementById('di'))).toBe(true)
  expect(isBusyElsewhere(document.getElementById('out'))).toBe(false)
})
