import { useAction, useRefresh } from '@camellia/client/hooks'
import {
  type AdminGame,
  listAdminGames,
  saveGame,
  switchGames,
  switchVendor,
} from '@camellia/contract/game-admin'
import { slotFace } from '@camellia/engines/slot/face'
import { useTexts } from '@camellia/i18n/texts'
import { won as wonOf } from '@camellia/kernel/won'
import { AmountField } from '@camellia/ui/amount-field'
import { Switch } from '@camellia/ui/office-checkbox'
import { FieldGrid, OfficeSelect } from '@camellia/ui/office-field'
import { toast } from '@camellia/ui/toast'
import { useMemo, useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { nameIn, type Switching } from './games.rules'

export interface GameActions {
  readonly onSwitch: (switching: Switching) => void
  readonly onEdit: (game: AdminGame) => void
}

/** What will happen and why, before a title or a vendor opens or closes. */
export function SwitchDialog({
  switching,
  onClose,
}: {
  readonly switching: Switching
  readonly onClose: () => void
}) {
  const { t, language } = useTexts()
  const [reason, setReason] = useState('')
  const { on, kind } = switching
  const name = kind === 'GAME' ? nameIn(switching.game, language) : switching.vendor.name
  const { run, busy, refusal } = useSwitch(t(on ? 'games.opened' : 'games.closed', { name }), {
    switching,
    onClose,
  })
  return (
    <FormDialog
      title={t(on ? 'games.open' : 'games.close', { name })}
      action={t(on ? 'games.doOpen' : 'games.doClose')}
      look={on ? 'ink' : 'badSolid'}
      busy={busy}
      ready={reason.trim() !== ''}
      refusal={refusal}
      onSubmit={() => run(reason.trim())}
      onClose={onClose}
    >
      {kind === 'VENDOR' && !on && (
        <p>{t('games.vendorClose', { count: switching.vendor.games })}</p>
      )}
      <p>{t(on ? 'games.openText' : 'games.closeText')}</p>
      <ReasonField value={reason} onChange={setReason} autoFocus />
    </FormDialog>
  )
}

function useSwitch(
  done: string,
  { switching, onClose }: { readonly switching: Switching; readonly onClose: () => void },
) {
  const refresh = useRefresh()
  const onDone = () => {
    void refresh(listAdminGames)
    toast('success', done)
    onClose()
  }
  const game = useAction(switchGames, { onDone })
  const vendor = useAction(switchVendor, { onDone })
  const { on } = switching
  return switching.kind === 'GAME'
    ? { ...game, run: (reason: string) => game.run({ games: [switching.game.code], on, reason }) }
    : {
        ...vendor,
        run: (reason: string) => vendor.run({ vendor: switching.vendor.code, on, reason }),
      }
}

/** The smallest and largest bet, and whether it is shown as new. */
export function EditGameDialog({
  game,
  onClose,
}: {
  readonly game: AdminGame
  readonly onClose: () => void
}) {
  const { t, language } = useTexts()
  const refresh = useRefresh()
  const [minBet, setMin] = useState<number>(game.minBet)
  const [maxBet, setMax] = useState<number>(game.maxBet)
  const [isNew, setNew] = useState(game.isNew)
  const [isHot, setHot] = useState(game.isHot)
  const { run, busy, refusal } = useAction(saveGame, {
    onDone: () => {
      void refresh(listAdminGames)
      toast('success', t('edit.saved'))
      onClose()
    },
  })
  const inOrder = minBet > 0 && minBet <= maxBet
  return (
    <FormDialog
      title={t('games.edit', { name: nameIn(game, language) })}
      action={t('edit.save')}
      busy={busy}
      ready={inOrder}
      refusal={refusal}
      onSubmit={() =>
        run({ game: game.code, minBet: wonOf(minBet), maxBet: wonOf(maxBet), isNew, isHot })
      }
      onClose={onClose}
    >
      <FieldGrid>
        <BetField code={game.code} label={t('games.minBet')} value={minBet} onChange={setMin} />
        <BetField
          code={game.code}
          label={t('games.maxBet')}
          value={maxBet}
          onChange={setMax}
          error={inOrder ? undefined : t('games.wrongLimits')}
        />
      </FieldGrid>
      {game.type === 'SLOT' && <p className="t3 f12">{t('games.stepsHint')}</p>}
      <span>
        <Switch label={t('games.showNew')} on={isNew} onChange={setNew} />
        <Switch label={t('games.showHot')} on={isHot} onChange={setHot} />
      </span>
    </FormDialog>
  )
}

/** A slot offers its steps and nothing between them; other games take any amount. */
function BetField({
  code,
  label,
  value,
  onChange,
  error,
}: {
  readonly code: string
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly error?: string | undefined
}) {
  const { won } = useTexts()
  const steps = useMemo(() => slotFace(code)?.betSteps, [code])
  if (!steps) return <AmountField compact {...{ label, value, onChange, error }} />
  return (
    <OfficeSelect
      label={label}
      error={error}
      value={String(value)}
      onChange={(text) => onChange(Number(text))}
      options={steps.map((step) => ({ value: String(step), label: won(step) }))}
    />
  )
}
