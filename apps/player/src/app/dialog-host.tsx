import { useSession } from '@camellia/client/session'
import { lazy, Suspense, useEffect } from 'react'
import { askLogin, closeDialog, openDialog, useOpenDialog } from '../site/dialogs'

const LoginModal = lazy(async () => ({
  default: (await import('../access/login-modal')).LoginModal,
}))
const SignupModal = lazy(async () => ({
  default: (await import('../access/signup-modal')).SignupModal,
}))
const EndedModal = lazy(async () => ({
  default: (await import('../access/ended-modal')).EndedModal,
}))
const ConvertModal = lazy(async () => ({
  default: (await import('../wallet/convert-modal')).ConvertModal,
}))
const ReferralModal = lazy(async () => ({
  default: (await import('../referral/referral-modal')).ReferralModal,
}))
const SearchModal = lazy(async () => ({
  default: (await import('../game/search-modal')).SearchModal,
}))
const UnreadModal = lazy(async () => ({
  default: (await import('../message/unread-modal')).UnreadModal,
}))

const RealityModal = lazy(async () => ({
  default: (await import('../protection/reality-modal')).RealityModal,
}))

/** Shows the dialog that is open; each is fetched when it is first needed. */
export function DialogHost() {
  const dialog = useOpenDialog()
  const { isAuth } = useSession('isAuth')
  useSearchKeys()
  useEffect(() => {
    // The brief: the referral asks for the login first; login and sign-up are for visitors only.
    if (dialog?.kind === 'referral' && !isAuth) askLogin('/refer-friend')
  }, [dialog, isAuth])
  return <Suspense fallback={null}>{dialog && <Shown isAuth={isAuth} />}</Suspense>
}

function Shown({ isAuth }: { readonly isAuth: boolean }) {
  const dialog = useOpenDialog()
  const close = closeDialog
  switch (dialog?.kind) {
    case 'login':
      return isAuth ? null : <LoginModal next={dialog.next} onClose={close} />
    case 'signup':
      return isAuth ? null : <SignupModal onClose={close} />
    case 'ended':
      return <EndedModal text={dialog.text} onClose={close} />
    case 'convert':
      return isAuth ? <ConvertModal onClose={close} /> : null
    case 'referral':
      return isAuth ? <ReferralModal onClose={close} /> : null
    case 'search':
      return <SearchModal onClose={close} />
    case 'unread':
      return isAuth ? <UnreadModal onClose={close} /> : null
    case 'reality':
      return isAuth ? <RealityModal onClose={close} /> : null
    default:
      return null
  }
}

/** ⌘K or Ctrl-K opens the search from anywhere. */
function useSearchKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      openDialog({ kind: 'search' })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
