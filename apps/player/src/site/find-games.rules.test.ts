import type { Game } from '@camellia/contract/game'
import type { Won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { findGames } from './find-games.rules'

const oddEven: Game = {
  code: 'odd-even',
  vendor: 'camellia',
  type: 'MINI',
  names: { ko: '홀짝', en: 'Odd/Even', fr: 'Pair ou impair' },
  rtp: 9750,
  minBet: 100 as Won,
  maxBet: 1_000_000 as Won,
  open: true,
  isNew: false,
  isHot: false,
  closure: null,
  slot: null,
}

const crimson: Game = {
  ...oddEven,
  code: 'crimson-fortune',
  type: 'SLOT',
  names: { ko: '진홍의 행운', en: 'Crimson Fortune' },
}

test.each([
  { words: '홀', because: 'the beginning of the Korean name' },
  { words: 'ㅎㅉ', because: 'the Korean initials' },
  { words: 'even', because: 'a part of the English name' },
  { words: 'ODD EVEN', because: 'capitals and blanks do not matter' },
  { words: 'impair', because: 'the name in a language that is not on' },
  { words: '홀작', because: 'a slip of one letter in Korean' },
  { words: 'od even', because: 'a letter left out' },
])('"$words" finds Odd/Even: $because', ({ words }) => {
  expect(findGames([oddEven], words)).toEqual([oddEven])
})

test('something else entirely finds nothing, and no words find everything', () => {
  expect(findGames([oddEven], 'roulette')).toEqual([])
  expect(findGames([oddEven], ' ')).toEqual([oddEven])
})

test.each([
  { words: 'ㅈㅎㅇ', because: 'the initials of a name of two words' },
  { words: '프리스핀', because: 'how it plays' },
  { words: 'originals', because: 'the name of its vendor' },
  { words: 'crimsn fortune', because: 'a letter left out of a long name' },
])('"$words" finds Crimson Fortune: $because', ({ words }) => {
  const others = ({ type }: Game) => (type === 'SLOT' ? ['프리스핀', 'Camellia Originals'] : [])
  expect(findGames([oddEven, crimson], words, others)).toEqual([crimson])
})
