import type { WholeCase } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { type ReactNode, useState } from 'react'
import { useMay } from '../site/may'
import styles from '../site/talk.module.css'
import { Answer } from './answer'
import { handOf } from './inquiry.rules'
import type { InquiryState } from './use-inquiry-state'

interface FootProps {
  readonly inquiry: WholeCase
  readonly state: InquiryState
}

/** First one takes it up, so that two people never answer; then one answers. */
export function CaseFoot({ inquiry, state }: FootProps) {
  const { t } = useTexts()
  const may = useMay('Faq.write')
  const { actions, fresh } = state
  const hand = handOf(inquiry)
  if (!may) return null
  if (hand === 'MINE') return <Answer inquiry={inquiry} state={state} />
  if (hand === 'OTHERS') return <TakeOver inquiry={inquiry} state={state} />
  if (hand === 'OVER') {
    return (
      <Says text={t('inquiry.over')}>
        <OfficeButton
          busy={actions.busy}
          disabled={!fresh}
          onClick={() => actions.finish(inquiry.id, false)}
        >
          <OfficeIcon name="reopen" size={14} />
          {t('inquiry.reopen')}
        </OfficeButton>
      </Says>
    )
  }
  return (
    <Says text={t('inquiry.free')}>
      <OfficeButton
        look="ink"
        size="lg"
        busy={actions.busy}
        disabled={!fresh}
        onClick={() => actions.claim(inquiry.id)}
      >
        {t('inquiry.claimNow')} <Kbd on>C</Kbd>
      </OfficeButton>
    </Says>
  )
}

/** A colleague has it: they are asked first, in life; here one confirms. */
function TakeOver({ inquiry, state }: FootProps) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const name = inquiry.register?.name ?? t('inquiry.someone')
  return (
    <Says icon="lock" text={t('inquiry.heldBy', { name })}>
      <OfficeButton disabled={!state.fresh} onClick={() => setAsking(true)}>
        {t('inquiry.takeOver')}
      </OfficeButton>
      {asking && (
        <ConfirmDialog
          title={t('inquiry.takeOverTitle', { name })}
          action={t('inquiry.takeOver')}
          cancel={t('word.cancel')}
          busy={state.actions.busy}
          onConfirm={() => {
            setAsking(false)
            state.actions.claim(inquiry.id, true)
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('inquiry.takeOverText')}</p>
        </ConfirmDialog>
      )}
    </Says>
  )
}

function Says({
  text,
  icon,
  children,
}: {
  readonly text: string
  readonly icon?: 'lock'
  readonly children: ReactNode
}) {
  return (
    <div className={styles.says}>
      {icon && <OfficeIcon name={icon} size={14} />}
      <span className="fill">{text}</span>
      {children}
    </div>
  )
}
