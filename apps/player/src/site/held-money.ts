import { currentSession, type Money, updateMoney } from '@camellia/client/session'

let held = false
let waiting: Money | undefined
const listeners = new Set<() => void>()

/** While a result is being revealed the balance waits, or the header would tell it first. */
export function holdMoney(): void {
  held = true
}

export function releaseMoney(): void {
  held = false
  if (waiting) updateMoney(waiting)
  waiting = undefined
  for (const listener of listeners) listener()
}

/** A round is over: the moment for whatever must not break into one. */
export function onMoneyReleased(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isMoneyHeld(): boolean {
  return held
}

export function receiveMoney(money: Money): void {
  if (!held) updateMoney(money)
  else if (money.version >= (waiting?.version ?? 0)) waiting = money
}

/** From a reply that knows only the balance. */
export function receiveBalance(balance: number, version: number): void {
  receiveMoney({ balance, version, point: currentSession().point })
}
