import { expect, test } from 'vitest'
import { homeOf, networkOf, spelled, subnetOf } from './network'

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['10.1.2.3/32', '10.1.2.3'],
  ['10.1.2.3/8', '10.0.0.0/8'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::FFFF:a01:203', '10.1.2.3'],
  ['::1', '::1'],
  ['::', '::'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['2001:db8:1:2:3:4:5:6/48', '2001:db8:1::/48'],
  ['2001:db8:0:0:1:0:0:0', '2001:db8:0:0:1::'],
  ['fe80:0:1:0:0:0:0:1', 'fe80:0:1::1'],
  ['1:0:2:0:3:0:4:0', '1:0:2:0:3:0:4:0'],
])('%s is kept as %s', (text, kept) => {
  const network = networkOf(text)
  expect(network && spelled(network)).toBe(kept)
})

test.each([
  '',
  'player1',
  '10.1.2',
  '10.1.2.256',
  '10.1.2.03',
  '10.1.2.3/33',
  '10.1.2.3/',
  '10.1.2.3/8/8',
  '1:2:3:4:5:6:7',
  '1::2::3',
  '12345::',
  '::1/129',
  '1:2:3:4:5:6:7:8::',
  '10.0.0.1:80',
  ':::',
])('“%s” is no address', (text) => {
  expect(networkOf(text)).toBeUndefined()
})

test('neighbours are one: 256 addresses of version 4, what a home gets of version 6', () => {
  expect(subnetOf('203.0.113.77')).toBe('203.0.113.0/24')
  expect(subnetOf('::ffff:203.0.113.77')).toBe('203.0.113.0/24')
  expect(subnetOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(subnetOf('not an address')).toBe('not an address')
  expect(homeOf('203.0.113.77')).toBe('203.0.113.77')
  expect(homeOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
})
