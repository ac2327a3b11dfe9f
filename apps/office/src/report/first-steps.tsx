import { isFirstWait, useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import type { OutputOf } from '@camellia/contract/endpoint'
import { type FirstStep, readFirstSteps } from '@camellia/contract/report'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Card } from '@camellia/ui/office-card'
import { OfficeIcon, type OfficeIconName } from '@camellia/ui/office-icons'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../site/may'
import styles from './first-steps.module.css'

type Step = OutputOf<typeof readFirstSteps>[number]

/** Where each is done: the dialog itself, not only its screen. */
const PLACES: Readonly<
  Record<FirstStep, { readonly icon: OfficeIconName; readonly link: LinkProps }>
> = {
  TWO_FACTOR: { icon: 'lock', link: { to: '/profile', search: { twoFactor: true } } },
  STAFF: { icon: 'staff', link: { to: '/users', search: { new: true } } },
  ACCOUNT: { icon: 'bank', link: { to: '/company-accounts', search: { add: true } } },
  PARTNER: { icon: 'partner', link: { to: '/partners', search: { new: true } } },
  NOTICE: { icon: 'notice', link: { to: '/notices', search: { edit: 'new' } } },
}

function useFirstSteps() {
  const [hidden, hide] = useHidden()
  const asked = useMay('System.manage') && !hidden
  return { asked, hide, query: useEndpoint(readFirstSteps, {}, { enabled: asked }) }
}

/** Whether they may still come and push down what is below them. */
export function useFirstStepsWait(): boolean {
  return isFirstWait(useFirstSteps().query)
}

/** What a new operator does first. Gone when all is done, or when one has seen enough of it. */
export function FirstSteps() {
  const { t, number } = useTexts()
  const { asked, hide, query } = useFirstSteps()
  const steps = query.data
  const done = steps?.filter(({ state }) => state === 'DONE').length ?? 0
  if (!asked || !steps || done === steps.length) return null
  const figures = { done: number(done), all: number(steps.length) }
  return (
    <Card
      title={t('start.title')}
      className={styles.card}
      beside={
        <>
          <span className={styles.count}>
            <bdi dir="ltr" className="n" aria-hidden="true">
              {figures.done} / {figures.all}
            </bdi>
            <span className="srOnly">{t('start.progress', figures)}</span>
          </span>
          <span className={styles.track} aria-hidden="true">
            <i style={{ inlineSize: `${(done / steps.length) * 100}%` }} />
          </span>
        </>
      }
      end={<OfficeIconButton icon="close" label={t('start.hide')} onClick={hide} />}
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.step}>
            <StepOf step={step} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function StepOf({ step: { step, state } }: { readonly step: Step }) {
  const { t } = useTexts()
  const { icon, link } = PLACES[step]
  if (state === 'DONE') {
    return (
      <div className={styles.step} data-done="">
        <OfficeIcon name="check" size={18} />
        <b>{t(`start.${step}`)}</b>
        <span>{t('start.DONE')}</span>
      </div>
    )
  }
  const waits = step === 'ACCOUNT' && state === 'WAITING'
  // Who waits for a colleague looks at the list: there is nothing to add.
  return (
    <Link {...(waits ? { to: '/company-accounts' } : link)} className={styles.step}>
      <OfficeIcon name={icon} size={18} />
      <b>{t(`start.${step}`)}</b>
      <span>{waits ? t('start.ACCOUNT.waits') : t(`start.${step}.why`)}</span>
    </Link>
  )
}

/** Each person's own choice, kept in this browser. */
function useHidden(): readonly [boolean, () => void] {
  const place = `first-steps.hidden.${useSession('code').code}`
  const [hidden, setHidden] = useState(() => localStorage.getItem(place) !== null)
  const hide = () => {
    localStorage.setItem(place, 'true')
    setHidden(true)
  }
  return [hidden, hide]
}
