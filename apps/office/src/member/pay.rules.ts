export type Handover = 'PAYMENT' | 'COLLECT'

/** What a payment or a collect leaves the member with, and whether there is enough to take. */
export function afterHandover(what: Handover, balance: number, amount: number) {
  const after = what === 'PAYMENT' ? balance + amount : balance - amount
  return { after, enough: after >= 0 || amount === 0 }
}
