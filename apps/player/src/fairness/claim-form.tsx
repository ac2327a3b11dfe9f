import { RTP_VARIANTS } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { AmountField } from '@camellia/ui/amount-field'
import { TextField } from '@camellia/ui/field'
import { Help } from '@camellia/ui/help'
import { Icon } from '@camellia/ui/icons'
import { Segments } from '@camellia/ui/segments'
import { SelectField } from '@camellia/ui/select-field'
import { useState } from 'react'
import { useGames } from '../site/use-games'
import { claimHolds } from './claim'
import styles from './fairness.module.css'
import type { Claim } from './use-claim'

const STREAMS = ['1', '2'] as const

/** Whoever checks a round of their own only chooses it; what it was made of can be looked at. */
export function ClaimForm({ claim, tried }: { readonly claim: Claim; readonly tried: boolean }) {
  const { t } = useTexts()
  const [opened, setOpened] = useState<boolean>()
  const { fields, sealed, byHand, listed, round } = claim
  const wrong = tried && !sealed && !claimHolds(fields)
  // Whoever checks nothing is shown what there is to fill in, and it stays while they do.
  const open = byHand || (opened ?? (tried && !round))
  return (
    <>
      {listed && <RoundField claim={claim} />}
      {sealed && <p className={styles.note}>{t('fairness.sealed')}</p>}
      {listed && !byHand && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpened(!open)}
        >
          {t('fairness.byHand')}
          <Icon name="down" size={16} />
        </button>
      )}
      {wrong && !open && (
        <p className={styles.note} role="alert">
          {t('fairness.badSeed')}
        </p>
      )}
      {open && (
        <>
          <SeedFields claim={claim} wrong={wrong} />
          <BetFields claim={claim} />
        </>
      )}
    </>
  )
}

function SeedFields({ claim, wrong }: { readonly claim: Claim; readonly wrong: boolean }) {
  const { t } = useTexts()
  const { fields, set } = claim
  const plain = { dir: 'ltr', spellCheck: false, autoComplete: 'off' } as const
  return (
    <>
      <TextField
        label={t('fairness.serverSeed')}
        help={<Help word="serverSeed" />}
        value={fields.serverSeed}
        onChange={(serverSeed) => set({ serverSeed })}
        error={wrong ? t('fairness.badSeed') : undefined}
        {...plain}
      />
      <TextField
        label={t('fairness.commit')}
        value={fields.commit}
        onChange={(commit) => set({ commit })}
        {...plain}
      />
      <div className={styles.pair}>
        <TextField
          label={t('fairness.clientSeed')}
          help={<Help word="clientSeed" />}
          value={fields.clientSeed}
          onChange={(clientSeed) => set({ clientSeed })}
          {...plain}
        />
        <TextField
          label={t('fairness.nonce')}
          help={<Help word="nonce" />}
          inputMode="numeric"
          value={fields.nonce}
          onChange={(nonce) => set({ nonce: nonce.replace(/\D/g, '') })}
          {...plain}
        />
      </div>
    </>
  )
}

function BetFields({ claim: { fields, set } }: { readonly claim: Claim }) {
  const { t } = useTexts()
  const { games, nameOf } = useGames()
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('round.game')}
        value={fields.game}
        onChange={(game) => set({ game })}
        options={games.map(({ code }) => ({ value: code, label: nameOf(code) }))}
      />
      <AmountField
        label={t('play.stake')}
        value={fields.stake}
        onChange={(stake) => set({ stake })}
      />
      {fields.game === 'odd-even' ? (
        <Segments
          label={t('fairness.pick')}
          value={fields.pick}
          onChange={(pick) => set({ pick })}
          choices={[
            { value: 'ODD', label: t('side.ODD') },
            { value: 'EVEN', label: t('side.EVEN') },
          ]}
        />
      ) : (
        <Segments
          label={t('fair.variant')}
          value={fields.variant}
          onChange={(variant) => set({ variant })}
          choices={RTP_VARIANTS.map((variant) => ({ value: variant, label: variant }))}
        />
      )}
      <Segments
        label={t('fair.stream')}
        value={String(fields.stream)}
        onChange={(form) => set({ stream: form === '1' ? 1 : 2 })}
        choices={STREAMS.map((form) => ({ value: form, label: form }))}
      />
    </div>
  )
}

function RoundField({ claim: { rounds, round, choose } }: { readonly claim: Claim }) {
  const { t, time, won } = useTexts()
  const { nameOf } = useGames()
  // The one that is open may be older than those that are listed.
  const listed = round && !rounds.some(({ id }) => id === round.id) ? [round, ...rounds] : rounds
  return (
    <SelectField
      label={t('fairness.round')}
      placeholder={t('fairness.roundChoose')}
      value={round?.id ?? ''}
      onChange={choose}
      options={listed.map(({ id, game, createdAt, stake, win }) => ({
        value: id,
        label: `${nameOf(game)} · ${time(createdAt)} · ${won(stake)} → ${won(win)}`,
      }))}
    />
  )
}
