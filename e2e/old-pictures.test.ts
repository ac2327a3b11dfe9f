import { expect, test } from 'vitest'
import { oldPictures } from './old-pictures'
import { SCREENS } from './screens'

const money = { name: 'office-money' }
const files = [
  'office-money-390-dark.jpg',
  'office-money-390-light.jpg',
  'office-money-flow-390-dark.jpg',
  'gone-1440-dark-ar.jpg',
  'banner.jpg',
]
const taken = new Set(['office-money-390-dark.jpg'])

test('looking at one screen removes what is no longer taken of it, and nothing of another', () => {
  expect(oldPictures(files, [money], taken)).toEqual(['office-money-390-light.jpg'])
})

test('many screens of one site leave the pictures of the other', () => {
  const office = SCREENS.filter(({ name }) => name.startsWith('office-'))
  expect(oldPictures(['player-home-390-dark.jpg'], office, new Set())).toEqual([])
})

test('looking at all of them removes screens that are no more, and no picture of another kind', () => {
  expect(oldPictures(['gone-1440-dark-ar.jpg', 'banner.jpg'], SCREENS, taken)).toEqual([
    'gone-1440-dark-ar.jpg',
  ])
})
