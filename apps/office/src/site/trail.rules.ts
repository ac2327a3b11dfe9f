import { PERMISSIONS } from '@camellia/contract/abilities'
import { FAQ_CATEGORIES } from '@camellia/contract/faq'
import { TAG_COLOURS } from '@camellia/contract/member-tag'
import { NOTICE_CATEGORIES } from '@camellia/contract/notice'
import { RATE_TYPES } from '@camellia/contract/rate'
import type { SettingValue } from '@camellia/contract/setting-admin'
import type { TrailAction, TrailEntry } from '@camellia/contract/trail'
import { REJECT_MACROS } from '@camellia/contract/transaction'
import type { TextKey, Texts } from '@camellia/i18n/texts'
import { settingKey, settingValueIn } from './setting-words'

/** What of the texts an entry of the audit log is told with. */
export type Teller = Pick<Texts, 't' | 'won' | 'number' | 'percent'>

/** Fields with a name of their own; the others are shown as they are written. */
const NAMED = [
  ...(['name', 'firstName', 'lastName', 'birthday', 'email', 'phone', 'code', 'kind'] as const),
  ...(['role', 'parent', 'people', 'bank', 'depositor', 'accountNumber', 'lossFee'] as const),
  ...(['network', 'site', 'verdict', 'note', 'permissions', 'granted', 'withheld'] as const),
  ...(['taken', 'given', 'type', 'amount', 'final', 'on', 'message', 'position'] as const),
  ...(['text', 'title', 'game', 'games', 'vendor', 'variant', 'minBet', 'maxBet'] as const),
  ...(['isNew', 'spins', 'bet', 'direction', 'content', 'finish', 'category'] as const),
  ...(['popup', 'partner', 'pinned', 'question', 'shown', 'total', 'count', 'to'] as const),
  ...(['transaction', 'holder', 'sentBy', 'sentAt', 'macro'] as const),
  ...(['until', 'item', 'scope', 'target', 'startsAt', 'endsAt', 'file', 'isHot'] as const),
  ...(['tags', 'colour'] as const),
]

/** What the name of the action says already. */
const SAID: Partial<Record<TrailAction, string>> = {
  'deposit.approve': 'DEPOSIT',
  'deposit.reject': 'DEPOSIT',
  'withdraw.approve': 'WITHDRAW',
  'withdraw.reject': 'WITHDRAW',
  'withdraw.look': 'WITHDRAW',
  'withdraw.sent': 'WITHDRAW',
  'withdraw.unsent': 'WITHDRAW',
}

/** A setting is told by its own name and in its own unit, not as a field called value. */
const SETTING = 'setting:'

function plainly(fields: TrailEntry['before']): TrailEntry['before'] {
  const key = settingKey(fields?.setting)
  if (!fields || !key) return fields
  const { setting: _, value, ...rest } = fields
  return { [`${SETTING}${key}`]: value, ...rest }
}

/** One thing that changed, in words; null on the side where there is nothing to say. */
export interface Told {
  readonly key: string
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** What was changed from what to what, field by field; what stayed the same is said once. */
export function changesIn(teller: Teller, entry: TrailEntry): readonly Told[] {
  const [before, after] = [plainly(entry.before), plainly(entry.after)]
  return toldFields({ action: entry.action, before, after }).map((key) => {
    const from = before && (!after || key in before) ? valueIn(teller, key, before[key]) : null
    const to = after && (!before || key in after) ? valueIn(teller, key, after[key]) : null
    return { key, field: fieldIn(teller, key), from: from === to ? null : from, to: to ?? null }
  })
}

/** The fields of an entry that tell something: not its kind once more, nor that it is settled. */
export function toldFields({
  action,
  before,
  after,
}: Pick<TrailEntry, 'action' | 'before' | 'after'>): readonly string[] {
  const said = SAID[action]
  const now = after ?? before ?? {}
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(now)])].filter((key) => {
    if (key === 'final') return now[key] !== true
    return key !== 'type' || said === undefined || now[key] !== said
  })
}

/** `rolling.SLOT` is the rolling rate of slots; everything unknown stays as it is. */
export function fieldIn({ t }: Teller, key: string): string {
  const setting = settingOf(key)
  if (setting) return t(`setting.name.${setting}`)
  const [kind = '', type = ''] = key.split('.')
  if (kind === 'rolling' || kind === 'losing') {
    const known = RATE_TYPES.find((one) => one === type)
    return `${t(`trail.field.${kind}`)} ${known ? t(`gameType.${known}`) : type}`
  }
  const named = NAMED.find((known) => known === key)
  return named ? t(`trail.field.${named}`) : key
}

function settingOf(key: string) {
  return key.startsWith(SETTING) ? settingKey(key.slice(SETTING.length)) : undefined
}

const MONEY = ['amount', 'bet', 'minBet', 'maxBet']
const RATES = ['rolling', 'losing', 'lossFee']

/** The words the rest of the office uses for what is stored as a code. */
const WORDS: Readonly<Record<string, Readonly<Record<string, TextKey>>>> = {
  type: {
    DEPOSIT: 'txn.type.DEPOSIT',
    WITHDRAW: 'txn.type.WITHDRAW',
    COIN_DEPOSIT: 'txn.type.COIN_DEPOSIT',
    PAYMENT: 'txn.type.PAYMENT',
    COLLECT: 'txn.type.COLLECT',
    PARTNER: 'card.PARTNER',
    USER: 'card.USER',
    MEMBER: 'card.MEMBER',
  },
  kind: {
    PARTNER: 'card.PARTNER',
    USER: 'card.USER',
    MEMBER: 'card.MEMBER',
    SPINS: 'gift.kind.SPINS',
    PRIZE: 'gift.kind.PRIZE',
    ALL: 'broadcast.target.ALL',
    ROLE: 'broadcast.target.ROLE',
    LINE: 'broadcast.target.LINE',
  },
  macro: Object.fromEntries(REJECT_MACROS.map((one) => [one, `moneyReason.${one}` as const])),
  colour: Object.fromEntries(TAG_COLOURS.map((one) => [one, `tag.colour.${one}` as const])),
  site: { PLAYER: 'connected.PLAYER', OFFICE: 'connected.OFFICE' },
  verdict: { BLOCK: 'ip.BLOCK', ALLOW: 'ip.ALLOW' },
  direction: { IN: 'gift.fundIN', OUT: 'gift.fundOUT' },
  category: {
    ...Object.fromEntries(FAQ_CATEGORIES.map((one) => [one, `faq.category.${one}` as const])),
    ...Object.fromEntries(NOTICE_CATEGORIES.map((one) => [one, `notice.category.${one}` as const])),
  },
}

/** A value of an entry as people say it: won, per cent, yes or no, the office's own words. */
export function valueIn(teller: Teller, key: string, value: unknown): string {
  const { t, won, number, percent } = teller
  const setting = settingOf(key)
  if (setting) return settingValueIn(teller, setting, value as SettingValue)
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) {
    return value.map((one) => valueIn(teller, key, one)).join(', ') || '—'
  }
  if (key === 'final' && value === false) return t('trail.firstOfTwo')
  if (typeof value === 'boolean') return t(value ? 'trail.yes' : 'trail.no')
  if (typeof value === 'number') {
    if (MONEY.includes(key)) return won(value)
    return RATES.includes(key.split('.')[0] ?? '') ? percent(value) : number(value)
  }
  if (typeof value === 'object') return JSON.stringify(value)
  const text = key === 'transaction' ? String(value).slice(-8).toUpperCase() : String(value)
  const permission = PERMISSIONS.find((known) => known === text)
  const word = permission ? (`permission.${permission}` as const) : WORDS[key]?.[text]
  return word ? t(word) : text
}
