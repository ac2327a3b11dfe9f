import { useAction } from '@camellia/client/hooks'
import { updateSession } from '@camellia/client/session'
import { EVERYONES_ABILITIES } from '@camellia/contract/abilities'
import { login } from '@camellia/contract/access'
import type { InputOf, OutputOf } from '@camellia/contract/endpoint'
import { useTexts } from '@camellia/i18n/texts'
import { toast } from '@camellia/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { useRefusalToast } from '../site/use-refusal'

const REMEMBER_KEY = 'rememberedCode'

interface LoginOptions {
  readonly next: string | undefined
  readonly remember: boolean
  readonly onDone: () => void
}

/** Opens a session; a guard's visitor goes on to where they were going, others to the root. */
export function useLogin({ next, remember, onDone }: LoginOptions) {
  const { t } = useTexts()
  const { history } = useRouter()
  const onRefused = useRefusalToast()
  const { run, busy, refusal } = useAction(login, {
    onDone: (reply) => {
      keepCode(remember ? reply.userData.code : '')
      startSession(reply)
      toast('success', t('session.welcome', { name: reply.userData.name }))
      onDone()
      history.push(next ?? '/')
    },
    onRefused,
  })
  const logIn: (input: InputOf<typeof login>) => void = run
  return { logIn, busy, wrong: refusal ? t(`code.${refusal.code}`) : undefined }
}

function startSession({ accessToken, userData, permissions }: OutputOf<typeof login>): void {
  updateSession({
    isAuth: true,
    accessToken,
    code: userData.code,
    name: userData.name,
    role: userData.roleType,
    balance: userData.balance,
    point: userData.point,
    version: 0,
    unread: 0,
    permissions: [...EVERYONES_ABILITIES, ...permissions],
  })
}

export function rememberedCode(): string {
  return localStorage.getItem(REMEMBER_KEY) ?? ''
}

function keepCode(code: string): void {
  if (code) localStorage.setItem(REMEMBER_KEY, code)
  else localStorage.removeItem(REMEMBER_KEY)
}
