import { expect, test } from 'vitest'
import { MISS, plain, rankOfWords, SLIP } from './words.rules'

test.each([
  { text: '입금 계좌', words: '입금', rank: 0, because: 'it begins so' },
  { text: '입금 계좌', words: '계좌', rank: 1, because: 'it is in it' },
  { text: '입금 계좌', words: 'ㅇㄱㄱㅈ', rank: 2, because: 'by its initials' },
  { text: '입금 계좌', words: '입긍 계좌', rank: SLIP, because: 'with one letter wrong' },
  { text: '입금 계좌', words: '로그인', rank: MISS, because: 'something else' },
])('"$words" finds "$text" at $rank: $because', ({ text, words, rank }) => {
  expect(rankOfWords(plain(text), plain(words))).toBe(rank)
})
