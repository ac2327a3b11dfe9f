import { afterEach, expect, test, vi } from 'vitest'
import { coversSomething } from './covers'

const BOX = new DOMRect(300, 700, 52, 52)
const launcher = document.createElement('button')

/** Below the whole box lies this one thing; its words begin where it begins. */
function below(html: string, { height = 48 } = {}): void {
  document.body.innerHTML = html
  const thing = document.body.querySelector('[data-it]') ?? document.body
  document.elementsFromPoint = () => [launcher, thing, document.body]
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(290, 690, 100, height),
  )
  const lines = [new DOMRect(290, 710, 60, 20)] as unknown as DOMRectList
  Range.prototype.getClientRects = () => lines
}

const measured = Range.prototype.getClientRects

// Files share a page: what this one changes of it, it puts back.
afterEach(() => {
  vi.restoreAllMocks()
  Range.prototype.getClientRects = measured
  Reflect.deleteProperty(document, 'elementsFromPoint')
})

test.each([
  ['a button', '<button data-it>보내기</button>', true],
  ['the words of a button', '<button><b data-it>보내기</b></button>', true],
  ['a number', '<span data-it>50,000원</span>', true],
  ['words', '<p data-it>안내</p>', false],
])('%s below it is covered: %s', (_, html, covered) => {
  below(html)
  expect(coversSomething(launcher, BOX)).toBe(covered)
})

test('a tile of a game may lie below it, its figures may not', () => {
  below('<a href="/"><img data-it alt="" /></a>', { height: 300 })
  expect(coversSomething(launcher, BOX)).toBe(false)
  below('<a href="/"><small data-it>RTP 96%</small></a>', { height: 300 })
  expect(coversSomething(launcher, BOX)).toBe(true)
})
