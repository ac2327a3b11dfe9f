import { expect, test } from 'vitest'
import { areWhole, halfWritten, isBlank, keptWords, wordsIn, writtenIn } from './words.rules'

test.each([
  { text: '', blank: true },
  { text: undefined, blank: true },
  { text: '<p></p>', blank: true },
  { text: '<p>&nbsp;</p> ', blank: true },
  { text: '<p>말</p>', blank: false },
])('$text is blank: $blank', ({ text, blank }) => {
  expect(isBlank(text)).toBe(blank)
})

test('only what is written is sent, without blanks around it', () => {
  expect(keptWords({ ko: ' 안녕 ', en: '  ', ar: '<p></p>' })).toEqual({ ko: '안녕' })
})

test.each([
  { language: 'ko', gives: '안녕' },
  { language: 'fr', gives: 'Hello' },
] as const)('a reader in $language gets $gives', ({ language, gives }) => {
  expect(wordsIn({ ko: '안녕', en: 'Hello' }, language)).toBe(gives)
})

test('without English any language is better than none', () => {
  expect(wordsIn({ ja: 'こんにちは' }, 'fr')).toBe('こんにちは')
})

test('a title without its content is half written', () => {
  expect(halfWritten({ ko: '제목', en: 'Title' }, { ko: '내용' })).toEqual(['en'])
  expect(areWhole({ ko: '제목', en: 'Title' }, { ko: '내용' })).toBe(false)
  expect(areWhole({ ko: '제목' }, { ko: '내용' })).toBe(true)
  expect(areWhole({}, {})).toBe(false)
})

test('languages come in the order of the product', () => {
  expect(writtenIn({ ja: 'あ', ko: '가' })).toEqual(['ko', 'ja'])
})
