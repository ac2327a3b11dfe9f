import { useTexts } from '@camellia/i18n/texts'
import { Dialog } from '@camellia/ui/dialog'
import { Segments } from '@camellia/ui/segments'
import { useState } from 'react'
import type { SlotDesk } from '../desk'
import type { SlotPlay } from '../use-slot'
import styles from './dialogs.module.css'
import { PastRounds } from './past-rounds'
import { Paytable } from './paytable'
import { SlotRules } from './slot-rules'

type Page = 'pays' | 'rules' | 'history'

/** What pays, how it is played, what was played. */
export function InfoDialog({
  desk,
  play,
  onClose,
}: {
  readonly desk: SlotDesk
  readonly play: SlotPlay
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [page, setPage] = useState<Page>('pays')
  return (
    <Dialog title={desk.name} onClose={onClose} width={760}>
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
        {page === 'pays' && <Paytable face={desk.face} look={play.look} bet={play.bet} />}
        {page === 'rules' && <SlotRules face={desk.face} />}
        {page === 'history' && <PastRounds desk={desk} />}
      </div>
    </Dialog>
  )
}
