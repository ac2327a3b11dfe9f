import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { Segments } from '@camellia/ui/segments'
import { useState } from 'react'
import type { RoundSource } from '../round-source'
import type { SlotPlay } from '../use-slot'
import styles from './dialogs.module.css'
import { PastRounds } from './past-rounds'
import { Paytable } from './paytable'
import { SlotRules } from './slot-rules'

type Page = 'pays' | 'rules' | 'history'

/** What pays, how it is played, what was played. */
export function InfoDialog({
  source,
  play,
  onClose,
}: {
  readonly source: RoundSource
  readonly play: SlotPlay
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [page, setPage] = useState<Page>('pays')
  return (
    <Dialog title={source.name} onClose={onClose} width={760}>
      <div className={styles.info}>
        <Segments
          label={t('slot.info')}
          value={page}
          onChange={setPage}
          choices={[
            { value: 'pays', label: t('slot.pays') },
            { value: 'rules', label: t('slot.rules') },
            { value: 'history', label: t('slot.history') },
          ]}
        />
        {page === 'pays' && <Paytable face={source.face} look={play.look} bet={play.bet} />}
        {page === 'rules' && <SlotRules face={source.face} />}
        {page === 'history' && <PastRounds source={source} />}
        {source.tryFree && <Button onClick={source.tryFree}>{t('game.demo')}</Button>}
      </div>
    </Dialog>
  )
}
