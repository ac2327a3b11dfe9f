import type { Faq } from '@camellia/contract/faq'
import { expect, test } from 'vitest'
import { countsOf, findFaqs } from './faq.rules'

const deposit: Faq = {
  id: '1',
  category: 'MONEY',
  question: '입금은 언제 반영되나요?',
  answer: '<p>보통 <b>3분</b> 안에 잔액에 들어옵니다.</p>',
}
const password: Faq = {
  id: '2',
  category: 'ACCOUNT',
  question: '비밀번호를 잊었어요',
  answer: '<p>로그인 창에서 찾을 수 있습니다. 입금 계좌는 필요 없습니다.</p>',
}
const fair: Faq = {
  id: '3',
  category: 'GAME',
  question: 'How is a round verified?',
  answer: '<p class="strong">In your browser.</p>',
}
const ALL = [password, fair, deposit]

test.each([
  { words: '입금', finds: [deposit, password], because: 'the question comes before the answer' },
  { words: 'ㅂㅁㅂㅎ', finds: [password], because: 'by initials' },
  { words: 'ㅇㄱ 언제', finds: [deposit], because: 'one word by its initials, one as it is' },
  { words: '반영 입금', finds: [deposit], because: 'the words in another order' },
  { words: '비밀번후', finds: [password], because: 'with a slip' },
  { words: 'verifed', finds: [fair], because: 'with a letter left out, in the middle' },
  { words: '3분', finds: [deposit], because: 'it is in the answer' },
  { words: 'strong', finds: [], because: 'the markup is not text' },
  { words: '  ', finds: ALL, because: 'nothing was asked' },
])('"$words" finds $finds.length: $because', ({ words, finds }) => {
  expect(findFaqs(ALL, words)).toEqual(finds)
})

test('a category without a question is not counted', () => {
  expect([...countsOf([deposit, password, deposit])]).toEqual([
    ['MONEY', 2],
    ['ACCOUNT', 1],
  ])
})
