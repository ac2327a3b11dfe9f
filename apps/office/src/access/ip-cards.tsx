import { type IpRule, VERDICTS } from '@camellia/contract/ip'
import { SITES } from '@camellia/contract/login'
import { useTexts } from '@camellia/i18n/texts'
import { Card } from '@camellia/ui/office-card'
import { OfficeField } from '@camellia/ui/office-field'
import { Tag } from '@camellia/ui/office-tag'
import { Skeleton } from '@camellia/ui/skeleton'
import { useState } from 'react'
import styles from './ip.module.css'
import { Checked, useChecked } from './ip-check'

/** Under the rules, for few installations have many: what any address gets of them, and why. */
export function IpCards({
  mine,
  rules,
}: {
  readonly mine: string
  readonly rules: readonly IpRule[]
}) {
  return (
    <div className={styles.cards}>
      <CheckCard mine={mine} />
      <HowCard rules={rules} />
    </div>
  )
}

/** Begins with the address of whoever reads it. */
function CheckCard({ mine }: { readonly mine: string }) {
  const { t } = useTexts()
  const [address, setAddress] = useState(mine)
  const checked = useChecked(address.trim())
  return (
    <Card title={t('ip.check')} className={styles.card}>
      <OfficeField
        label={t('ip.network')}
        hint={address.trim() === mine ? t('ip.mine') : t('ip.networkHint')}
        error={checked.invalid ? t('ip.invalid') : undefined}
        value={address}
        onChange={setAddress}
        dir="ltr"
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.answer}>
        {checked.waiting && <Skeleton height={92} />}
        <Checked checked={checked.data} />
      </div>
    </Card>
  )
}

/** In what order it is decided, and how many rules each site has to decide with. */
function HowCard({ rules }: { readonly rules: readonly IpRule[] }) {
  const { t, number } = useTexts()
  const count = (site: IpRule['site'], verdict: IpRule['verdict']) =>
    rules.filter((rule) => rule.site === site && rule.verdict === verdict).length
  return (
    <Card title={t('ip.how')} className={styles.card}>
      <ol className={styles.steps}>
        {(['narrow', 'none', 'office'] as const).map((step, at) => (
          <li key={step}>
            <span className={styles.step} aria-hidden="true">
              {at + 1}
            </span>
            {t(`ip.how.${step}`)}
          </li>
        ))}
      </ol>
      <dl className={styles.counts}>
        {SITES.map((site) => (
          <div key={site}>
            <dt>{t(`access.site.${site}`)}</dt>
            {VERDICTS.map((verdict) => (
              <dd key={verdict}>
                <Tag>
                  {t(`ip.${verdict}`)} <bdi className="n">{number(count(site, verdict))}</bdi>
                </Tag>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  )
}
