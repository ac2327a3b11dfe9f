import type { Language } from './languages'

/** The plural forms each language needs, by CLDR. */
interface PluralForms {
  ko: 'other'
  en: 'one' | 'other'
  ru: 'one' | 'few' | 'many' | 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
  fr: 'one' | 'many' | 'other'
  id: 'other'
  ja: 'other'
}

type PluralKey = `${string}_other`
type BaseOf<Key> = Key extends `${infer Base}_other` ? Base : never

/**
 * The texts of another language: exactly the Korean keys, one less or one more does not compile.
 * A Korean key that ends in `_other` is a plural and takes the forms of that language.
 */
export type TextsIn<L extends Language, Korean> = {
  readonly [Key in Exclude<keyof Korean, PluralKey>]: string
} & {
  readonly [Key in `${BaseOf<keyof Korean>}_${PluralForms[L]}`]: string
}

/** A key as a page writes it: plurals without their ending. */
export type KeyOf<Korean> = Korean extends unknown
  ? Exclude<keyof Korean, PluralKey> | BaseOf<keyof Korean>
  : never
