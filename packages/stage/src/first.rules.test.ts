import { expect, test } from 'vitest'
import { atlasFor, firstPictures } from './first.rules'
import { placesFor } from './layout.rules'
import { loadLook } from './looks'

const PHONE = { w: 390, h: 844, density: 3 }
const DESK = { w: 1440, h: 900, density: 1 }

test.each(['tiger-moon', 'crimson-fortune'])(
  'a phone fetches the small sheet of %s, a large screen the sharp one',
  async (code) => {
    const look = await loadLook(code)
    expect(atlasFor(look, placesFor(PHONE, look.layout), 2)).toBe(look.small)
    expect(atlasFor(look, placesFor(DESK, look.layout), 1)).toBe(look.atlas)
  },
)

test('three wide reels are sharp on a phone too', async () => {
  const look = await loadLook('diamond-777')
  expect(atlasFor(look, placesFor(PHONE, look.layout), 2)).toBe(look.atlas)
})

test('the first picture waits for no lettering, no night and no other side of the screen', async () => {
  const look = await loadLook('tiger-moon')
  const { portrait, landscape } = look.sides
  const first = firstPictures(look, PHONE)
  expect(first).toContain(portrait.frame)
  const later = [
    portrait.logo,
    landscape.frame,
    look.extra.image,
    look.atlas.image,
    ...portrait.layers.flatMap(({ night }) => night ?? []),
  ]
  expect(later.filter((url) => first.includes(url))).toEqual([])
})
