import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { checkAddress } from '@camellia/contract/ip'
import { useTexts } from '@camellia/i18n/texts'
import { Tag } from '@camellia/ui/office-tag'
import { useEffect, useState } from 'react'
import styles from './access.module.css'

const TYPING_MS = 350

/** Asked once the typing pauses. */
export function useChecked(text: string) {
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  const query = useEndpoint(checkAddress, { address: asked || '::' }, { enabled: asked !== '' })
  const current = asked !== '' && asked === text && !query.isPlaceholderData
  return {
    data: current && !query.error ? query.data : undefined,
    invalid: current && query.error?.code === 'INVALID_PARAMETER',
    waiting: text !== '' && (!current || query.isPending),
  }
}

/** Whether an address may come to each site, by which rule, and who was seen there. */
export function Checked({
  checked,
}: {
  readonly checked: OutputOf<typeof checkAddress> | undefined
}) {
  const { t } = useTexts()
  if (!checked) return null
  return (
    <div className={styles.checked} aria-live="polite">
      {(['player', 'office'] as const).map((site) => {
        const { admitted, rule } = checked[site]
        return (
          <p key={site} className="row">
            <span className="t2">
              {t(`access.site.${site === 'player' ? 'PLAYER' : 'OFFICE'}`)}
            </span>
            <Tag tone={admitted ? 'ok' : 'bad'}>{t(admitted ? 'ip.admitted' : 'ip.refused')}</Tag>
            <bdi dir="ltr" className="mono t3 ell">
              {rule?.network}
            </bdi>
          </p>
        )
      })}
      <p className="t3 f12">
        {checked.seen.length === 0
          ? t('ip.seenNone')
          : `${t('ip.seen')} ${checked.seen.map(({ name }) => name).join(', ')}${checked.hasMore ? ' …' : ''}`}
      </p>
    </div>
  )
}
