import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { useState } from 'react'
import { ExcludeDialog } from './exclude-dialog'
import { ProtectionCard } from './protection-card'

/** The long stop. The click only opens what it means. */
export function ExcludeCard() {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <ProtectionCard icon="protection" title={t('protect.exclude')} text={t('protect.excludeText')}>
      <div>
        <Button onClick={() => setOpen(true)}>{t('protect.excludeOpen')}</Button>
      </div>
      {open && <ExcludeDialog onClose={() => setOpen(false)} />}
    </ProtectionCard>
  )
}
