import type { AdminFaq } from '@camellia/contract/faq'
import { useTexts } from '@camellia/i18n/texts'
import { useRowDrag } from '@camellia/ui/office-drag'
import { DragRow } from '@camellia/ui/office-drag-row'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Tag } from '@camellia/ui/office-tag'
import { wordsIn, writtenIn } from '../site/words.rules'
import styles from './faq.module.css'
import { type FaqGroup, type FaqOrder, orderAt, orderInto, orderStep } from './faq.rules'

/** Every category with its questions; a question may be let go in another category too. */
export function FaqGroups({
  groups,
  movable,
  onPlace,
  onEdit,
}: {
  readonly groups: readonly FaqGroup[]
  readonly movable: boolean
  readonly onPlace: (order: FaqOrder | undefined) => void
  readonly onEdit: (id: string) => void
}) {
  const { t, language, number } = useTexts()
  const flat = groups.flatMap(({ faqs }) => faqs)
  const drag = useRowDrag({
    mayDrop: (id, onto, zone) => onto < 0 || (zone !== 'inside' && id !== onto),
    onDrop: (from, to, zone) => {
      const [id, onto] = [flat[from]?.id, flat[to]?.id]
      const group = groups[-to - 1]
      if (id && group) onPlace(orderInto(groups, id, group.category))
      else if (id && onto) onPlace(orderAt(groups, { id, onto, after: zone === 'after' }))
    },
  })
  return groups.map((group, place) => (
    <section key={group.category} aria-label={t(`faq.category.${group.category}`)}>
      {/* A name is a row too, so that the first question of a category has a place to go. */}
      <h2
        className={styles.category}
        data-drag-row={String(-place - 1)}
        data-drop={drag.dragging?.onto === -place - 1 ? '' : undefined}
      >
        {t(`faq.category.${group.category}`)}{' '}
        <span className="num t3">{number(group.faqs.length)}</span>
      </h2>
      <ul>
        {group.faqs.map((faq, index) => (
          <DragRow
            key={faq.id}
            index={flat.indexOf(faq)}
            name={wordsIn(faq.questions, language)}
            drag={movable ? drag : undefined}
            first={index === 0}
            last={index === group.faqs.length - 1}
            onStep={(by) => onPlace(orderStep(group, faq.id, by))}
          >
            <Question faq={faq} onEdit={() => onEdit(faq.id)} />
          </DragRow>
        ))}
      </ul>
    </section>
  ))
}

function Question({ faq, onEdit }: { readonly faq: AdminFaq; readonly onEdit: () => void }) {
  const { t, language } = useTexts()
  return (
    <>
      <button type="button" className={styles.question} onClick={onEdit}>
        <bdi className={faq.shown ? 'med ell' : 'med ell t3'}>
          {wordsIn(faq.questions, language)}
        </bdi>
        <OfficeIcon name="edit" size={14} className="t3" />
      </button>
      {!faq.shown && <Tag>{t('faq.hidden')}</Tag>}
      <bdi className={`n t3 f12 ${styles.langs}`} dir="ltr" title={t('word.language')}>
        {writtenIn(faq.questions).join(' ')}
      </bdi>
    </>
  )
}
