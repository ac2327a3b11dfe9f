import type { TrailEntry } from '@camellia/contract/trail'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { Facts, Panel, PanelSection } from '@camellia/ui/office-panel'
import { useFormats } from '../site/formats'
import { actorIn, Changes } from '../site/trail-line'
import type { TrailSearch } from './trail-search'

/** One entry in full, and the way to everything else of the same person. */
export function TrailPanel({
  entry,
  onChange,
}: {
  readonly entry: TrailEntry
  readonly onChange: (change: TrailSearch) => void
}) {
  const { t } = useTexts()
  const { full } = useFormats()
  const { actor, member, address, reason } = entry
  const close = () => onChange({ seq: 0 })
  const title = t(`trail.action.${entry.action}`)
  return (
    <Panel
      label={title}
      onClose={close}
      head={
        <>
          <bdi className="mono t2">#{entry.seq}</bdi>
          <b className="semi">{title}</b>
          <span className="fill" />
          <OfficeIconButton icon="close" label={t('word.close')} onClick={close} />
        </>
      }
    >
      <PanelSection>
        <Facts
          items={[
            { label: t('trail.at'), value: <bdi className="n">{full(Date.parse(entry.at))}</bdi> },
            {
              label: t('trail.who'),
              value: actor ? `${actor.name} ${actor.code}` : actorIn(t, entry),
            },
            { label: t('trail.where'), value: <bdi className="mono">{address ?? '—'}</bdi> },
            { label: t('trail.whom'), value: member ? `${member.name} ${member.code}` : '—' },
          ]}
        />
      </PanelSection>
      {(entry.before || entry.after) && (
        <PanelSection title={t('trail.change')}>
          <Changes entry={entry} />
        </PanelSection>
      )}
      {reason && (
        <PanelSection title={t('trail.reason')}>
          <p>{reason}</p>
        </PanelSection>
      )}
      <PanelSection>
        <span className="row">
          {actor && (
            <OfficeButton size="sm" onClick={() => onChange({ actor: actor.code })}>
              {t('trail.sameActor')}
            </OfficeButton>
          )}
          {member && (
            <OfficeButton size="sm" onClick={() => onChange({ member: member.id })}>
              {t('trail.sameMember')}
            </OfficeButton>
          )}
        </span>
      </PanelSection>
    </Panel>
  )
}
