import { useAction } from '@camellia/client/hooks'
import {
  keepLimit,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type PlayLimit,
} from '@camellia/contract/protection'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon, type IconName } from '@camellia/ui/icons'
import { useState } from 'react'
import { filledOf, leftOf, toneOf } from './limit.rules'
import { LimitDialog } from './limit-dialog'
import styles from './protection.module.css'
import { useMeasure } from './use-measure'
import { useSaved } from './use-save'

const ICONS: Readonly<Record<LimitKind, IconName>> = {
  DEPOSIT: 'deposit',
  LOSS: 'scale',
  TIME: 'hourglass',
}

/** Three kinds by three periods: what is used of each, what is left, and what waits. */
export function Limits({ limits }: { readonly limits: readonly PlayLimit[] }) {
  const { t } = useTexts()
  const [editing, setEditing] = useState<PlayLimit>()
  return (
    <section aria-label={t('protect.limits')} className={styles.cards}>
      {LIMIT_KINDS.map((kind) => (
        <article key={kind} className={`card ${styles.kind}`}>
          <header>
            <span className={styles.picture}>
              <Icon name={ICONS[kind]} />
            </span>
            <div>
              <h2>{t(`protect.kind.${kind}`)}</h2>
              <p>{t(`protect.hint.${kind}`)}</p>
            </div>
          </header>
          {LIMIT_PERIODS.map((period) => (
            <Limit
              key={period}
              limit={
                limits.find((one) => one.kind === kind && one.period === period) ?? {
                  kind,
                  period,
                  value: null,
                  used: 0,
                  next: null,
                }
              }
              onEdit={setEditing}
            />
          ))}
        </article>
      ))}
      {editing && <LimitDialog limit={editing} onClose={() => setEditing(undefined)} />}
    </section>
  )
}

interface LimitProps {
  readonly limit: PlayLimit
  readonly onEdit: (limit: PlayLimit) => void
}

function Limit({ limit, onEdit }: LimitProps) {
  const { t } = useTexts()
  const { kind, period, value } = limit
  const name = t(`limitName.${kind}.${period}`)
  return (
    <div className={styles.limit} data-tone={toneOf(limit)}>
      <h3>{t(`protect.period.${period}`)}</h3>
      <button
        type="button"
        className={styles.edit}
        aria-label={`${name}: ${t(value === null ? 'protect.set' : 'protect.change')}`}
        onClick={() => onEdit(limit)}
      >
        {t(value === null ? 'protect.set' : 'protect.change')}
      </button>
      <Figures limit={limit} name={name} />
      {limit.next && <Waits limit={limit} />}
    </div>
  )
}

function Figures({ limit, name }: { readonly limit: PlayLimit; readonly name: string }) {
  const { t } = useTexts()
  const { kind, value } = limit
  const measure = useMeasure(kind)
  const used = measure(Math.max(0, limit.used))
  const left = leftOf(limit)
  if (value === null || left === undefined) {
    return (
      <p className={styles.figures}>
        <span>{t('protect.none')}</span>
        <bdi className="num">{t('protect.used', { used })}</bdi>
      </p>
    )
  }
  return (
    <>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={name}
        aria-valuenow={filledOf(limit)}
        aria-valuetext={t('protect.of', { used, value: measure(value) })}
      >
        <i style={{ inlineSize: `${filledOf(limit)}%` }} />
      </div>
      <p className={styles.figures}>
        <bdi className="num">{t('protect.of', { used, value: measure(value) })}</bdi>
        <bdi className="num">
          {left === 0 ? t('protect.full') : t('protect.left', { left: measure(left) })}
        </bdi>
      </p>
    </>
  )
}

/** A wider bound on its way, and the way to stop it. */
function Waits({ limit: { kind, period, next } }: { readonly limit: PlayLimit }) {
  const { t, time } = useTexts()
  const measure = useMeasure(kind)
  const { saved, onRefused } = useSaved()
  const { run, busy } = useAction(keepLimit, {
    onDone: () => saved(t('protect.kept')),
    onRefused,
  })
  if (!next) return null
  const value = next.value === null ? t('protect.none') : measure(next.value)
  return (
    <div className={styles.waits}>
      <p>{t('protect.waits', { at: time(next.at), value })}</p>
      <Button size="sm" busy={busy} onClick={() => run({ kind, period })}>
        {t('protect.keep')}
      </Button>
    </div>
  )
}
