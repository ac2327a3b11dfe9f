import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { listGames } from '@camellia/contract/game'
import {
  GIFT_HOURS,
  GIFT_SPINS_MAX,
  listGivenGifts,
  makeGift,
  readGiftBudget,
} from '@camellia/contract/gift'
import { SLOT_CODES } from '@camellia/contract/play'
import { slotFace } from '@camellia/engines/slot/face'
import { useTexts } from '@camellia/i18n/texts'
import { AmountField } from '@camellia/ui/amount-field'
import { Digits } from '@camellia/ui/office-digits'
import { FieldGrid, OfficeField, OfficeSelect, OfficeTextArea } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { QuickChoice } from '@camellia/ui/office-table-filter'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { FormDialog, REASON_MAX } from '../site/form-dialog'
import { useGameName } from '../site/use-game-name'
import type { Budget } from './budget'
import styles from './gift.module.css'
import { betsWithin, giftOf, nearestBet, priceOf, type Wish } from './gift.rules'
import { Receiver } from './receiver'

type Change = (change: Partial<Wish>) => void

/** A gift: to whom, what, and what it sets aside, before the click. */
export function GiveDialog({
  budget,
  to,
  onClose,
}: {
  readonly budget: Budget
  readonly to: number | undefined
  readonly onClose: () => void
}) {
  const { t, won, number } = useTexts()
  const [wish, setWish] = useState<Wish>({ ...FRESH, member: to })
  const change: Change = (part) => setWish((kept) => ({ ...kept, ...part }))
  const { run, busy, refusal } = useGive(onClose)
  const gift = giftOf(wish)
  const price = priceOf(wish)
  const enough = price <= budget.budget
  return (
    <FormDialog
      title={t('gift.give')}
      action={price > 0 ? t('gift.giveAmount', { amount: won(price) }) : t('gift.give')}
      look="ok"
      width={560}
      busy={busy}
      ready={gift !== undefined && enough}
      refusal={refusal}
      explain={{
        INFLUCIANT_BALANCE: t('gift.overBudget'),
        LIMIT_REACHED: t('gift.overLimit'),
        SELF_EXCLUDED: t('gift.excluded'),
      }}
      onSubmit={() => gift && run(gift)}
      onClose={onClose}
    >
      <Receiver member={wish.member} onChange={(member) => change({ member })} />
      <span className={styles.kind}>
        <QuickChoice<Wish['kind']>
          label={t('card.kind')}
          value={wish.kind}
          choices={(['SPINS', 'PRIZE'] as const).map((value) => ({
            value,
            label: t(`gift.kind.${value}`),
          }))}
          onChange={(kind) => change({ kind })}
        />
      </span>
      {wish.kind === 'SPINS' ? (
        <SpinsFields wish={wish} onChange={change} />
      ) : (
        <AmountField
          compact
          label={t('pay.amount')}
          value={wish.amount}
          onChange={(amount) => change({ amount })}
        />
      )}
      <OfficeTextArea
        label={t('pay.memo')}
        hint={t('gift.memoHint')}
        rows={2}
        maxLength={REASON_MAX}
        value={wish.memo}
        data-autofocus={to === undefined ? undefined : ''}
        onChange={(memo) => change({ memo })}
      />
      <Price price={price} budget={budget.budget} />
      {price > budget.limits.perGift && (
        <p className={styles.two}>
          <OfficeIcon name="users" size={14} />
          {t('gift.two', { amount: won(budget.limits.perGift) })}
        </p>
      )}
      <p className="t3 f12">{t('gift.normalMaths', { hours: number(GIFT_HOURS) })}</p>
    </FormDialog>
  )
}

const FRESH: Omit<Wish, 'member'> = {
  kind: 'SPINS',
  game: SLOT_CODES[0],
  bet: 1_000,
  spins: 10,
  amount: 0,
  memo: '',
}

function useGive(onClose: () => void) {
  const { t } = useTexts()
  const refresh = useRefresh()
  return useAction(makeGift, {
    onDone: ({ status }) => {
      void refresh(readGiftBudget)
      void refresh(listGivenGifts)
      if (status === 'PENDING') toast('info', t('gift.waits'))
      else toast('success', t('gift.given'))
      onClose()
    },
  })
}

/** Titles that are open, bets they offer, and how many. */
function SpinsFields({ wish, onChange }: { readonly wish: Wish; readonly onChange: Change }) {
  const { t, won, number } = useTexts()
  const nameOf = useGameName()
  const { data } = useEndpoint(listGames, {})
  const games = (data ?? []).filter(({ code, open }) => open && isSlot(code))
  const stepsOf = (wanted: string) => {
    const game = games.find(({ code }) => code === wanted)
    return game ? betsWithin(slotFace(wanted)?.betSteps ?? [], game) : [wish.bet]
  }
  const offered = stepsOf(wish.game)
  return (
    <>
      <FieldGrid>
        <OfficeSelect
          label={t('games.name')}
          value={wish.game}
          onChange={(code) => onChange({ game: code, bet: nearestBet(stepsOf(code), wish.bet) })}
          options={games.map(({ code }) => ({ value: code, label: nameOf(code) }))}
        />
        <OfficeSelect
          label={t('gift.bet')}
          value={String(wish.bet)}
          onChange={(bet) => onChange({ bet: Number(bet) })}
          options={offered.map((step) => ({ value: String(step), label: won(step) }))}
        />
      </FieldGrid>
      <OfficeField
        label={t('gift.spins')}
        hint={t('gift.spinsHint', { most: number(GIFT_SPINS_MAX) })}
        inputMode="numeric"
        maxLength={3}
        value={wish.spins === 0 ? '' : String(wish.spins)}
        onChange={(text) => onChange({ spins: Number(text.replace(/\D/g, '')) })}
      />
    </>
  )
}

function isSlot(code: string): boolean {
  return SLOT_CODES.some((known) => known === code)
}

/** What leaves the budget now, and what stays in it. */
function Price({ price, budget }: { readonly price: number; readonly budget: number }) {
  const { t } = useTexts()
  const after = budget - price
  return (
    <dl className={styles.price}>
      <div>
        <dt>{t('gift.price')}</dt>
        <dd className="semi">
          <Digits value={price} />
        </dd>
      </div>
      <div>
        <dt>{t('gift.budgetAfter')}</dt>
        <dd className={after < 0 ? 'tone-bad semi' : 't2'}>
          <Digits value={after} />
          {after < 0 && <span className="f12"> {t('gift.overBudget')}</span>}
        </dd>
      </div>
    </dl>
  )
}
