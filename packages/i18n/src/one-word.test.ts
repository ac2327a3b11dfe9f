import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from './languages'

const SPACES = ['shared', 'player', 'office'] as const

/** Texts that name the same thing: the words of one language are the same in all of them. */
const SAME = [
  ['help.lossFee', 'people.lossFee', 'edit.lossFee', 'trail.field.lossFee'],
  ['people.member', 'edit.name', 'trail.field.name'],
  ['people.depositor', 'edit.depositor', 'trail.field.depositor'],
  ['people.accountNumber', 'edit.accountNumber', 'trail.field.accountNumber'],
  ['people.role', 'edit.roleId', 'trail.field.role'],
  ['people.balance', 'panel.balance'],
  ['panel.hold', 'transfer.HOLD'],
  ['people.tags', 'trail.field.tags'],
] as const

/** Second words for what has one already. What is meant otherwise is left out by its key. */
const FORBIDDEN: Readonly<Record<Language, readonly RegExp[]>> = {
  // A replay is paused (일시 정지), a person is blocked (차단).
  ko: [/루징 수수료/, /(?<!일시 )정지/],
  en: [/\bsuspend/i, /\bloss deduction/i],
  ja: [/ルージング手数料/, /利用停止|停止中のアカウント/],
  fr: [/frais sur pertes/i, /compte .*suspendu/i],
  ru: [/комиссия с проигрыша/i, /приостановлен/i],
  id: [/biaya kekalahan/i, /ditangguhkan/i],
  ar: [/رسوم الخسارة/, /حساب موقوف|الحساب موقوف/],
}

async function allOf(language: Language): Promise<Readonly<Record<string, string>>> {
  const parts: { texts: Record<string, string> }[] = await Promise.all(
    SPACES.map((space) => import(`./${language}/${space}.ts`)),
  )
  return Object.assign({}, ...parts.map(({ texts }) => texts))
}

test.each(LANGUAGES)('%s calls one thing by one word', async (language) => {
  const texts = await allOf(language)
  for (const keys of SAME) {
    const words = keys.map((key) => texts[key])
    expect(new Set(words), keys.join(', ')).toEqual(new Set([words[0]]))
    expect(words[0]).toBeTruthy()
  }
})

test.each(LANGUAGES)('%s has no second word for what has one already', async (language) => {
  const texts = Object.entries(await allOf(language))
  const found = texts.filter(([, text]) => FORBIDDEN[language].some((word) => word.test(text)))
  expect(found).toEqual([])
})
