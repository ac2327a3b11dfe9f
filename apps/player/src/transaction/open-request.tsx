import type { OwnTransaction } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import { type ReactNode, useEffect, useRef } from 'react'
import { BlockTitle } from './block-title'
import styles from './money.module.css'
import type { RequestType } from './money.rules'
import { StatusTag } from './status-tag'
import { Timeline } from './timeline'

interface Props {
  readonly request: OwnTransaction
  readonly type: RequestType
  readonly usualMinutes: number | null
  readonly note: string
  readonly children?: ReactNode
}

/** The one request that may be open, and how far it is. */
export function OpenRequest({ request, type, usualMinutes, note, children }: Props) {
  const { t, time } = useTexts()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // Whoever has just asked stands at the end of the form that was here.
    const { top = 0 } = card.current?.getBoundingClientRect() ?? {}
    if (top < 0 || top > window.innerHeight / 2) card.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section ref={card} className={`card ${styles.block}`}>
      <BlockTitle title={t('money.open')}>
        <StatusTag of={request} />
      </BlockTitle>
      <div className={styles.openAmount}>
        <Won amount={request.amount} className={styles.big} />
        <small className="num">{time(request.createdAt)}</small>
      </div>
      <Timeline request={request} type={type} usualMinutes={usualMinutes} />
      <div className={styles.foot}>
        <p>{note}</p>
        {children}
      </div>
    </section>
  )
}
