import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import type { MemberPanel } from '@camellia/contract/member-panel'
import { RATE_TYPES, type RateType, readRates, saveRates } from '@camellia/contract/rate'
import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { OfficeFailed } from '@camellia/ui/office-states'
import { useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import styles from './edit.module.css'
import { basisPointsIn, percentText, type RateTexts, ratesIn, rateTexts } from './edit.rules'
import { useEdit } from './edit-dialog'

type Loaded = OutputOf<typeof readRates>
type Kind = 'rolling' | 'losing'

/** Rates between those of the partner above and the highest below, shown beside each box. */
export function RatesDialog({
  member,
  onClose,
}: {
  readonly member: MemberPanel
  readonly onClose: () => void
}) {
  const { data, error, refetch } = useEndpoint(readRates, { id: member.id })
  if (error && !data) return <OfficeFailed code={error.code} onRetry={() => void refetch()} />
  return data ? <Form key={data.version} {...{ member, data, onClose }} /> : null
}

function Form({
  member,
  data,
  onClose,
}: {
  readonly member: MemberPanel
  readonly data: Loaded
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [rolling, setRolling] = useState(() => rateTexts(data.rates.rolling))
  const [losing, setLosing] = useState(() => rateTexts(data.rates.losing))
  const [fee, setFee] = useState(() => percentText(data.rates.lossFee))
  const [reason, setReason] = useState('')
  const { run, busy, refusal } = useEdit(saveRates, { done: t('edit.ratesSaved'), onDone: onClose })
  const wanted = { rolling: ratesIn(rolling), losing: ratesIn(losing), lossFee: basisPointsIn(fee) }
  const submit = () => {
    if (!wanted.rolling || !wanted.losing || wanted.lossFee === undefined) return
    run({
      id: member.id,
      version: data.version,
      rolling: wanted.rolling,
      losing: wanted.losing,
      lossFee: wanted.lossFee,
      reason: reason.trim(),
    })
  }
  const whole = wanted.rolling && wanted.losing && wanted.lossFee !== undefined
  return (
    <FormDialog
      title={t('edit.ratesTitle', { name: member.name })}
      action={t('edit.save')}
      width={560}
      busy={busy}
      ready={Boolean(whole) && reason.trim() !== ''}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('edit.ratesLead')}</p>
      <table className={styles.rates}>
        <thead>
          <tr>
            <th scope="col">{t('edit.gameType')}</th>
            <th scope="col">
              {t('edit.rolling')}
              <Help word="rolling" />
            </th>
            <th scope="col">
              {t('edit.losing')}
              <Help word="losing" />
            </th>
          </tr>
        </thead>
        <tbody>
          {RATE_TYPES.map((type) => (
            <tr key={type}>
              <th scope="row">{t(`gameType.${type}`)}</th>
              <RateCell {...{ type, data }} kind="rolling" texts={rolling} onChange={setRolling} />
              <RateCell {...{ type, data }} kind="losing" texts={losing} onChange={setLosing} />
            </tr>
          ))}
          <tr>
            <th scope="row">
              {t('edit.lossFee')}
              <Help word="lossFee" />
            </th>
            <td />
            <td>
              <RateBox label={t('edit.lossFee')} value={fee} onChange={setFee} />
            </td>
          </tr>
        </tbody>
      </table>
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}

function RateCell({
  kind,
  type,
  texts,
  data,
  onChange,
}: {
  readonly kind: Kind
  readonly type: RateType
  readonly texts: RateTexts
  readonly data: Loaded
  readonly onChange: (texts: RateTexts) => void
}) {
  const { t } = useTexts()
  const least = data.least[kind][type]
  const most = data.most?.[kind][type] ?? 10_000
  const points = basisPointsIn(texts[type])
  const fits = points !== undefined && points >= least && points <= most
  return (
    <td>
      <RateBox
        label={`${t(`gameType.${type}`)} ${t(`edit.${kind}`)}`}
        value={texts[type]}
        wrong={!fits}
        onChange={(value) => onChange({ ...texts, [type]: value })}
      />
      <span className={styles.bounds} data-wrong={fits ? undefined : ''}>
        <bdi dir="ltr">
          {percentText(least)}–{percentText(most)}
        </bdi>
      </span>
    </td>
  )
}

function RateBox({
  label,
  value,
  wrong = false,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly wrong?: boolean
  readonly onChange: (value: string) => void
}) {
  return (
    <span className={styles.rate}>
      <input
        aria-label={label}
        aria-invalid={wrong || undefined}
        inputMode="decimal"
        maxLength={6}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <i aria-hidden="true">%</i>
    </span>
  )
}
