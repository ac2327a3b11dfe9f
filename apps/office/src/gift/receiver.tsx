import { useEndpoint } from '@camellia/client/hooks'
import { readMember } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { Avatar } from '@camellia/ui/office-avatar'
import { OfficeButton } from '@camellia/ui/office-button'
import { useState } from 'react'
import type { FoundMember } from '../site/found-member'
import { MemberPicker } from '../site/member-picker'
import styles from './gift.module.css'

/** Who receives it: found by typing, or whoever the way here came from. */
export function Receiver({
  member,
  onChange,
}: {
  readonly member: number | undefined
  readonly onChange: (member: number | undefined) => void
}) {
  const { t } = useTexts()
  const [found, setFound] = useState<FoundMember>()
  const pick = (id: number, who: FoundMember) => {
    setFound(who)
    onChange(id)
  }
  return (
    <fieldset className={styles.receiver}>
      <legend>{t('gift.to')}</legend>
      {member === undefined ? (
        <MemberPicker onPick={pick} first />
      ) : (
        <span className={styles.picked}>
          {found ? <Name name={found.name} code={found.code} /> : <Known id={member as MemberId} />}
          <span className="fill" />
          <OfficeButton
            size="sm"
            onClick={() => {
              setFound(undefined)
              onChange(undefined)
            }}
          >
            {t('gift.another')}
          </OfficeButton>
        </span>
      )}
    </fieldset>
  )
}

function Known({ id }: { readonly id: MemberId }) {
  const { data } = useEndpoint(readMember, { id })
  if (data?.id !== id) return <bdi className="t2">#{id}</bdi>
  return <Name name={data.name} code={data.code} />
}

function Name({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <>
      <Avatar name={name} />
      <bdi className="semi">{name}</bdi> <bdi className="t3">{code}</bdi>
    </>
  )
}
