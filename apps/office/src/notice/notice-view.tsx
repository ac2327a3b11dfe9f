import type { AdminNotice } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Facts } from '@camellia/ui/office-panel'
import { useState } from 'react'
import { LanguageTabs } from '../site/language-tabs'
import { useFresh } from '../site/live'
import { writtenIn } from '../site/words.rules'
import { Writing } from '../site/writing'
import { draftOf } from './notice.rules'
import { Period, StateTag } from './notice-columns'
import { NoticePreview } from './notice-preview'
import { RemoveNotice } from './remove-notice'

/** A notice of a branch below mine: read and taken down, never rewritten. */
export function NoticeView({
  notice,
  onBack,
}: {
  readonly notice: AdminNotice
  readonly onBack: () => void
}) {
  const { t, language: mine } = useTexts()
  const fresh = useFresh()
  const written = writtenIn(notice.titles)
  const [language, setLanguage] = useState(written.find((code) => code === mine) ?? mine)
  const [removing, setRemoving] = useState(false)
  return (
    <Writing
      title={t('notice.ofBelow')}
      onBack={onBack}
      actions={
        <OfficeButton look="bad" disabled={!fresh} onClick={() => setRemoving(true)}>
          <OfficeIcon name="trash" size={14} />
          {t('notice.remove')}
        </OfficeButton>
      }
      form={
        <>
          <p className="t2">{t('notice.belowNote')}</p>
          <Facts
            items={[
              { label: t('notice.state'), value: <StateTag notice={notice} /> },
              { label: t('notice.writer'), value: notice.writtenBy?.name ?? '—' },
              { label: t('notice.period'), value: <Period notice={notice} /> },
            ]}
          />
          <LanguageTabs value={language} written={written} onChange={setLanguage} />
          {removing && (
            <RemoveNotice notice={notice} onDone={onBack} onClose={() => setRemoving(false)} />
          )}
        </>
      }
      preview={<NoticePreview draft={draftOf(notice)} language={language} />}
    />
  )
}
