import type { Permission } from '@camellia/contract/abilities'
import type { TextKey } from '@camellia/i18n/texts'

/** What is done to one member, by name: as the address and the palette say it. */
export const DEEDS = [
  'PAYMENT',
  'COLLECT',
  'message',
  'BLOCKED',
  'NORMAL',
  'profile',
  'move',
  'bank',
  'rates',
  'reset',
] as const
export type Deed = (typeof DEEDS)[number]

/** How each is called in the menus, who may, and what else it answers to. */
export const DEED_WORDS: Readonly<
  Record<
    Deed,
    { readonly text: TextKey; readonly need: Permission; readonly words: readonly string[] }
  >
> = {
  PAYMENT: { text: 'pay.menu.PAYMENT', need: 'Payment.allow', words: ['pay'] },
  COLLECT: { text: 'pay.menu.COLLECT', need: 'Collect.allow', words: ['collect'] },
  message: { text: 'message.write', need: 'Message.write', words: ['message'] },
  BLOCKED: { text: 'edit.menu.BLOCKED', need: 'Member.update', words: ['block'] },
  NORMAL: { text: 'edit.menu.NORMAL', need: 'Member.update', words: ['unblock'] },
  profile: { text: 'edit.menu.profile', need: 'Member.update', words: ['edit'] },
  move: { text: 'edit.menu.move', need: 'Member.move', words: ['move'] },
  bank: { text: 'edit.menu.bank', need: 'Member.update', words: ['bank'] },
  rates: { text: 'edit.menu.rates', need: 'Rolling.update', words: ['rates'] },
  reset: { text: 'edit.menu.reset', need: 'Member.update', words: ['reset'] },
}

export function deedIn(raw: unknown): { readonly do?: Deed } {
  const deed = DEEDS.find((known) => known === raw)
  return deed ? { do: deed } : {}
}
