import type { Refusal } from '@camellia/kernel/refusal'

/** Why a text was not taken: an account nobody approved is named in it, or what the code says. */
export function textRefusal({ code, data }: Pick<Refusal, 'code' | 'data'>) {
  return namesAccount(data) ? ('talk.account' as const) : (`code.${code}` as const)
}

export function namesAccount(data: unknown): boolean {
  return (data as { readonly because?: unknown } | undefined)?.because === 'ACCOUNT'
}
