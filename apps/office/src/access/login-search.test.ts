import { expect, test } from 'vitest'
import { loginSearch } from './login-search'

test.each([
  { next: '/system', kept: '/system', because: 'a screen of ours' },
  { next: '//evil.example', kept: undefined, because: 'another host' },
  { next: '/\\evil.example', kept: undefined, because: 'another host, spelled oddly' },
  { next: 'https://evil.example', kept: undefined, because: 'another site' },
  { next: '/login', kept: undefined, because: 'a circle' },
  { next: 7, kept: undefined, because: 'no address at all' },
])('after the login one goes on to $next: $kept, $because', ({ next, kept }) => {
  expect(loginSearch({ next }).next).toBe(kept)
})
