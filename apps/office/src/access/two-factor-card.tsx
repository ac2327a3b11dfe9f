import { useEndpoint, useRefresh } from '@camellia/client/hooks'
import { twoFactorState } from '@camellia/contract/two-factor'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Card } from '@camellia/ui/office-card'
import { Tag } from '@camellia/ui/office-tag'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import styles from './access.module.css'
import { DisableDialog, EnrolDialog, RenewDialog } from './two-factor-dialogs'

const DIALOGS = { enrol: EnrolDialog, disable: DisableDialog, renew: RenewDialog } as const

/** The second factor: off, on, and the recovery codes that are left. */
export function TwoFactorCard() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const state = useEndpoint(twoFactorState, {}).data
  const { twoFactor } = useSearch({ from: '/shell/profile' })
  const navigate = useNavigate({ from: '/profile' })
  const [chosen, setOpen] = useState<keyof typeof DIALOGS>()
  const open = chosen ?? (twoFactor && state?.on === false ? 'enrol' : undefined)
  const Dialog = open && DIALOGS[open]
  const close = () => {
    setOpen(undefined)
    if (twoFactor) void navigate({ search: {}, replace: true })
    void refresh(twoFactorState)
  }
  return (
    <Card
      title={t('twoFactor.title')}
      className={styles.card}
      beside={
        state && (
          <Tag tone={state.on ? 'ok' : 'plain'}>
            {t(state.on ? 'twoFactor.on' : 'twoFactor.off')}
          </Tag>
        )
      }
    >
      <p className="t2">{t('twoFactor.lead')}</p>
      {state?.on && <p className="t3 f12">{t('twoFactor.left', { count: state.recoveryCodes })}</p>}
      {state && (
        <div className="row">
          {state.on ? (
            <>
              <OfficeButton onClick={() => setOpen('renew')}>{t('twoFactor.renew')}</OfficeButton>
              {!state.required && (
                <OfficeButton look="bad" onClick={() => setOpen('disable')}>
                  {t('twoFactor.disable')}
                </OfficeButton>
              )}
            </>
          ) : (
            <OfficeButton look="ink" onClick={() => setOpen('enrol')}>
              {t('twoFactor.start')}
            </OfficeButton>
          )}
        </div>
      )}
      {Dialog && <Dialog onClose={close} />}
    </Card>
  )
}
