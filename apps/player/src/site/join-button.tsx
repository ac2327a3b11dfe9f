import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { openDialog } from './dialogs'

/** From trying to an account: the sign-up, wherever a guest plays for fun. */
export function JoinButton({ size = 'sm' }: { readonly size?: 'sm' | 'md' }) {
  const { t } = useTexts()
  return (
    <Button look="primary" size={size} onClick={() => openDialog({ kind: 'signup' })}>
      {t('demo.join')}
    </Button>
  )
}
