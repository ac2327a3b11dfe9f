import type { BookKind } from '../slot/definition'

/** A table of books as it is published: whoever has the definition makes the same bytes. */
export interface PublishedTable {
  readonly game: string
  readonly kind: BookKind
  readonly sha256: string
  readonly bytes: number
}

/** The build writes no other files than these. */
export const TABLES: readonly PublishedTable[] = [
  {
    game: 'thunder-pantheon',
    kind: 'spin',
    sha256: 'f0e670083a052ce13a89ee214690f67df9e3704f9416690be03c3f4313aac3d4',
    bytes: 10485821,
  },
  {
    game: 'thunder-pantheon',
    kind: 'buy',
    sha256: 'c129522ec6fcc94e7ae9e9e6acef644aa22c92c62521af90e3d0ef5ef01f71ed',
    bytes: 1310779,
  },
  {
    game: 'bingsu-pop',
    kind: 'spin',
    sha256: '485ce9220cb17859b65ae36515e229c034048f4f0575178f4421079b65966a0f',
    bytes: 10485815,
  },
]
