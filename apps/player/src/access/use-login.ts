import { useAction } from '@camellia/client/hooks'
import { login } from '@camellia/contract/access'
import { type TwoFactorDue, twoFactorLogin } from '@camellia/contract/two-factor'
import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { useRefusalToast } from '../site/use-refusal'
import { type Admitted, startSession } from './start-session'

const REMEMBER_KEY = 'rememberedCode'

interface LoginOptions {
  readonly next: string | undefined
  readonly remember: boolean
  readonly onDone: () => void
  /** The password was right, and a second factor is due. */
  readonly onFactor: (due: TwoFactorDue) => void
}

/** Opens a session; a guard's visitor goes on to where they were going, others to the root. */
export function useLogin({ onFactor, ...options }: LoginOptions) {
  const { t } = useTexts()
  const say = useRefusalToast()
  const { run, busy, refusal } = useAction(login, {
    onDone: useEntered(options),
    onRefused: (no: Refusal) => {
      if (no.code === 'TWO_FACTOR_REQUIRED') onFactor(no.data as TwoFactorDue)
      else say(no)
    },
  })
  const wrong = refusal && refusal.code !== 'TWO_FACTOR_REQUIRED' ? refusal.code : undefined
  return { logIn: run, busy, wrong: wrong && t(`code.${wrong}`) }
}

/** The second half of a login. */
export function useFactorLogin(options: Omit<LoginOptions, 'onFactor'>) {
  const { t } = useTexts()
  const { run, busy, refusal } = useAction(twoFactorLogin, { onDone: useEntered(options) })
  const over = refusal?.code === 'UNAUTHORIZED'
  const wrong = refusal ? t(over ? 'factor.over' : `code.${refusal.code}`) : undefined
  return { finish: run, busy, wrong }
}

function useEntered({ next, remember, onDone }: Omit<LoginOptions, 'onFactor'>) {
  const { t } = useTexts()
  const { history } = useRouter()
  return (reply: Admitted) => {
    keepCode(remember ? reply.userData.code : '')
    startSession(reply)
    toast('success', t('session.welcome', { name: reply.userData.name }))
    onDone()
    history.push(next ?? '/')
  }
}

export function rememberedCode(): string {
  return localStorage.getItem(REMEMBER_KEY) ?? ''
}

function keepCode(code: string): void {
  if (code) localStorage.setItem(REMEMBER_KEY, code)
  else localStorage.removeItem(REMEMBER_KEY)
}
