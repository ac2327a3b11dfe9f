import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showWrongFields } from './show-wrong'

const seen = vi.fn()
let stop = () => {}

beforeEach(() => {
  seen.mockReset()
  HTMLElement.prototype.scrollIntoView = function () {
    seen(this.id)
  }
  document.body.innerHTML = '<form><input id="a" /><input id="b" /><input id="c" /></form>'
  stop = showWrongFields()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  HTMLElement.prototype.scrollIntoView = () => {}
})

function submit(): void {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
}

const fail = (id: string) => document.getElementById(id)?.setAttribute('aria-invalid', 'true')

test('the first wrong field of a form that was sent comes into view and has the focus', async () => {
  fail('c')
  fail('b')
  submit()
  await vi.waitFor(() => expect(seen).toHaveBeenCalledExactlyOnceWith('b'))
  expect(document.activeElement?.id).toBe('b')
})

test('a field that the server finds wrong comes into view when it says so', async () => {
  submit()
  fail('c')
  await vi.waitFor(() => expect(seen).toHaveBeenCalledExactlyOnceWith('c'))
})

test('nothing moves while a form is only filled in', async () => {
  fail('a')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(seen).not.toHaveBeenCalled()
})
