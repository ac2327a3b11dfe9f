import { useAction } from '@camellia/client/hooks'
import { clearSession } from '@camellia/client/session'
import { EXCLUSION_MONTHS, excludeMyself } from '@camellia/contract/protection'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Checkbox } from '@camellia/ui/checkbox'
import { Dialog } from '@camellia/ui/dialog'
import { PasswordField } from '@camellia/ui/field'
import { Icon, type IconName } from '@camellia/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { openDialog } from '../site/dialogs'
import { useRefusalToast } from '../site/use-refusal'
import { monthsFrom } from './limit.rules'
import styles from './protection.module.css'

type Months = (typeof EXCLUSION_MONTHS)[number]

/** Calm and complete: what happens, for how long, and only then the password. */
export function ExcludeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, day } = useTexts()
  const [months, setMonths] = useState<Months>(6)
  const [password, setPassword] = useState('')
  const [sure, setSure] = useState(false)
  const { run, busy, refusal } = useExclusion()
  const wrong = refusal?.code === 'INVALID_PASSWORD' ? t('protect.wrongPassword') : undefined
  const until = monthsFrom(new Date(nowMs()), months).toISOString()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sure && password) run({ months, password })
  }
  return (
    <Dialog title={t('protect.excludeTitle')} width={520} onClose={onClose}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <p className={styles.lead}>{t('protect.excludeLead')}</p>
        <Consequences />
        <fieldset className={styles.months}>
          <legend>{t('protect.excludeMonths')}</legend>
          <div className={styles.choices}>
            {EXCLUSION_MONTHS.map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={choice === months}
                onClick={() => setMonths(choice)}
              >
                {t('protect.months', { count: choice })}
              </button>
            ))}
          </div>
          <p>{t('protect.excludeUntil', { until: day(until) })}</p>
        </fieldset>
        <PasswordField
          label={t('word.password')}
          value={password}
          onChange={setPassword}
          error={wrong}
          autoComplete="current-password"
          maxLength={100}
          compact
        />
        <Checkbox checked={sure} onChange={setSure}>
          {t('protect.excludeSure')}
        </Checkbox>
        <div className={styles.ways}>
          <Button type="submit" look="danger" busy={busy} disabled={!sure || password === ''}>
            {t('protect.excludeDo', { count: months })}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {t('word.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const WHAT: readonly {
  readonly icon: IconName
  readonly key: 'sessions' | 'money' | 'final' | 'open'
}[] = [
  { icon: 'logout', key: 'sessions' },
  { icon: 'pause', key: 'money' },
  { icon: 'lock', key: 'final' },
  { icon: 'withdraw', key: 'open' },
]

function Consequences() {
  const { t } = useTexts()
  return (
    <ul className={styles.what}>
      {WHAT.map(({ icon, key }) => (
        <li key={key}>
          <Icon name={icon} />
          {t(`protect.excludeWhat.${key}`)}
        </li>
      ))}
    </ul>
  )
}

/** The server has ended every session, this one too: the page leaves before it is told off. */
function useExclusion() {
  const { t } = useTexts()
  const queries = useQueryClient()
  const { history } = useRouter()
  const sayNo = useRefusalToast()
  return useAction(excludeMyself, {
    onDone: () => {
      clearSession()
      queries.clear()
      history.push('/')
      openDialog({ kind: 'ended', text: t('protect.excludeDone') })
    },
    onRefused: (refusal) => {
      if (refusal.code !== 'INVALID_PASSWORD') sayNo(refusal)
    },
  })
}
