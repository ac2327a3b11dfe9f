import { nowMs } from '@camellia/i18n/clock'
import { createStore } from './store'

/** When someone last wrote in a conversation, by its number. */
const store = createStore<Readonly<Record<string, number>>>({})

export const useTypingTimes = store.use

export function showTyping(chat: string): void {
  store.set({ ...store.get(), [chat]: nowMs() })
}
