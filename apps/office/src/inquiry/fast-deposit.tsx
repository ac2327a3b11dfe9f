import { useAction, useRefresh } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { chooseFastDeposit, listMacros, type Macro } from '@camellia/contract/inquiry-queue'
import { LANGUAGE_NAMES, LANGUAGES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeSelect } from '@camellia/ui/office-field'
import { toast } from '@camellia/ui/toast'
import { type ReactNode, useState } from 'react'
import { useFresh } from '../site/live'
import { useMay } from '../site/may'
import { useApprovalRefusal } from '../site/use-approval-refusal'
import styles from './inquiry.module.css'

/**
 * Which answer Fast Deposit gets at once: two of the head office decide for the whole site. Nobody
 * says yes to a name: the words stand beside the button in every language they are written in.
 */
export function FastDeposit({
  macros,
  fastDeposit,
  fastDepositWish: wish,
}: OutputOf<typeof listMacros>) {
  const { t } = useTexts()
  const fresh = useFresh()
  const head = useMay('System.manage')
  const money = useMay('Deposit.allow')
  const [picked, setPicked] = useState<string>()
  const { run, busy } = useChoice(() => setPicked(undefined))
  if (!head || !money) return null
  const wished = macros.find(({ id }) => id === wish?.macro)
  const proposed = macros.find(({ id }) => id === picked)
  const choose = ({ id, version }: Macro) => run({ macro: id, version })
  const pick = (id: string) => (id === '' ? run({ macro: null, version: null }) : setPicked(id))
  return (
    <div className={styles.fast}>
      <OfficeSelect
        label={t('macro.fast')}
        hint={t('macro.fastHint')}
        placeholder={t('macro.fastNobody')}
        value={picked ?? fastDeposit ?? ''}
        disabled={!fresh || busy}
        options={macros
          .filter(({ mine }) => mine)
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChange={pick}
      />
      {proposed && proposed.id !== wished?.id && (
        <Words macro={proposed} title={proposed.name}>
          <OfficeButton size="sm" disabled={!fresh || busy} onClick={() => choose(proposed)}>
            {t('macro.fastPropose')}
          </OfficeButton>
          <OfficeButton size="sm" look="ghost" onClick={() => setPicked(undefined)}>
            {t('word.cancel')}
          </OfficeButton>
        </Words>
      )}
      {wished && (
        <Words
          macro={wished}
          title={`${t('macro.fastWaits', { name: wished.name })}${wish?.by ? ` · ${wish.by}` : ''}`}
        >
          {!wish?.mine && (
            <OfficeButton size="sm" disabled={!fresh || busy} onClick={() => choose(wished)}>
              {t('macro.fastYes')}
            </OfficeButton>
          )}
        </Words>
      )}
    </div>
  )
}

/** All it says, as players get it, and what can be done with it. */
function Words({
  macro,
  title,
  children,
}: {
  readonly macro: Macro
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section className={styles.words} aria-label={title}>
      <bdi className="semi f12">{title}</bdi>
      <dl>
        {LANGUAGES.filter((code) => macro.contents[code] !== undefined).map((language) => (
          <div key={language}>
            <dt className="t3 f12">{LANGUAGE_NAMES[language]}</dt>
            <dd lang={language} dir="auto">
              {macro.contents[language]}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.places}>{children}</p>
    </section>
  )
}

function useChoice(onSettled: () => void) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const refused = useApprovalRefusal()
  return useAction(chooseFastDeposit, {
    onDone: ({ waiting }) => {
      toast('success', t(waiting ? 'macro.fastAsked' : 'macro.fastSaved'))
      onSettled()
      void refresh(listMacros)
    },
    onRefused: (refusal) => {
      const own = t('macro.fastAsked')
      if (refusal.code === 'INVALID_PARAMETER') toast('warning', t('macro.fastDigits'))
      else if (refusal.code === 'CONFLICT') toast('warning', t('macro.fastChanged'))
      else toast('warning', refused(refusal, own))
      void refresh(listMacros)
    },
  })
}
