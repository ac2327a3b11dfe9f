import { tileOf } from '@camellia/art/art'
import { useAction, useRefresh } from '@camellia/client/hooks'
import { answerGift, listGifts } from '@camellia/contract/gift'
import type { Gift } from '@camellia/contract/play'
import { useTexts } from '@camellia/i18n/texts'
import { Button, buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { SiteLink } from '../site/site-link'
import { gameHref, useGames } from '../site/use-games'
import { useRefusalToast } from '../site/use-refusal'
import { DeclineDialog } from './decline-dialog'
import styles from './gifts.module.css'

/** Gifts of the house that wait for an answer. */
export function Gifts({ gifts }: { readonly gifts: readonly Gift[] }) {
  const { t } = useTexts()
  return (
    <section className={styles.gifts} aria-label={t('gift.title')}>
      {gifts.map((gift) => (
        <GiftCard key={gift.id} gift={gift} />
      ))}
    </section>
  )
}

function GiftCard({ gift }: { readonly gift: Gift }) {
  const { t, time } = useTexts()
  const [declining, setDeclining] = useState(false)
  const answer = useAnswer(gift, () => setDeclining(false))
  return (
    <article className={`card ${styles.gift}`}>
      <Picture gift={gift} />
      <div className={styles.words}>
        <small>{t('gift.title')}</small>
        <What gift={gift} />
        {gift.memo && (
          <p>
            <bdi>{gift.memo}</bdi>
          </p>
        )}
        <small>{t('gift.until', { until: time(gift.expiresAt) })}</small>
      </div>
      <div className={styles.ways}>
        {gift.kind === 'PRIZE' ? (
          <Button
            look="primary"
            size="sm"
            busy={answer.busy}
            onClick={() => answer.run({ id: gift.id, answer: 'TAKE' })}
          >
            {t('gift.take')}
          </Button>
        ) : (
          <SiteLink className={buttonClass('primary', 'sm')} href={gameHref(gift.game ?? '')}>
            {t('game.play')}
          </SiteLink>
        )}
        <Button look="ghost" size="sm" onClick={() => setDeclining(true)}>
          {t('gift.decline')}
        </Button>
      </div>
      {declining && (
        <DeclineDialog
          busy={answer.busy}
          onDecline={() => answer.run({ id: gift.id, answer: 'DECLINE' })}
          onClose={() => setDeclining(false)}
        />
      )}
    </article>
  )
}

function Picture({ gift: { game } }: { readonly gift: Gift }) {
  if (game) return <img className={styles.picture} src={tileOf(game).image} alt="" />
  return (
    <span className={styles.picture}>
      <Icon name="gift" size={24} />
    </span>
  )
}

function What({ gift }: { readonly gift: Gift }) {
  const { t } = useTexts()
  const { nameOf } = useGames()
  if (gift.kind === 'PRIZE') {
    return (
      <b>
        <Won amount={gift.amount} />
      </b>
    )
  }
  return (
    <b>
      {nameOf(gift.game ?? '')} · {t('gift.spins', { count: gift.spinsLeft ?? 0 })}
      {' · '}
      <Won amount={gift.bet ?? 0} />
    </b>
  )
}

function useAnswer(gift: Gift, onDone: () => void) {
  const { t, won } = useTexts()
  const refresh = useRefresh()
  const refused = useRefusalToast()
  return useAction(answerGift, {
    onDone: () => {
      onDone()
      void refresh(listGifts)
      if (gift.kind === 'PRIZE') toast('success', t('gift.answered', { amount: won(gift.amount) }))
    },
    onRefused: (refusal) => {
      onDone()
      void refresh(listGifts)
      refused(refusal)
    },
  })
}
