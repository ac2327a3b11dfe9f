import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { type Closure, endClosure, listClosures } from '@camellia/contract/system'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Card } from '@camellia/ui/office-card'
import { Tag } from '@camellia/ui/office-tag'
import { toast } from '@camellia/ui/toast'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { useGameName } from '../site/use-game-name'
import { gameTypeIn } from './closure.rules'
import styles from './system.module.css'

const EVERY_MS = 10_000
/** Of those that are over: the few last ones. */
const OVER_SHOWN = 3

/** What is closed for maintenance, what will be, and what was lately. */
export function ClosureCard() {
  const { t } = useTexts()
  const { data } = useEndpoint(listClosures, {}, { everyMs: EVERY_MS })
  const open = data?.filter(({ state }) => state !== 'OVER') ?? []
  const over = data?.filter(({ state }) => state === 'OVER').slice(0, OVER_SHOWN) ?? []
  return (
    <Card title={t('closure.title')} className={styles.card}>
      <div className={styles.body}>
        {data && open.length === 0 && <p className="t2">{t('closure.none')}</p>}
        {[...open, ...over].map((closure) => (
          <Line key={closure.id} closure={closure} />
        ))}
        <p className="t3 f12">{t('closure.lead')}</p>
      </div>
    </Card>
  )
}

function Line({ closure }: { readonly closure: Closure }) {
  const texts = useTexts()
  const { t, language } = texts
  const { moment } = useFormats()
  const nameOf = useGameName()
  const { scope, target, state, startsAt, endsAt, messages } = closure
  const named = { SITE: '', TYPE: gameTypeIn(t, target), VENDOR: target, GAME: nameOf(target) }
  const end = closure.endedAt ?? endsAt
  return (
    <div className={styles.closure} data-over={state === 'OVER' ? '' : undefined}>
      <span className="row">
        <Tag tone={state === 'NOW' ? 'bad' : state === 'PLANNED' ? 'warn' : 'plain'}>
          {t(`closure.${state}`)}
        </Tag>
        <b className="med">{named[scope] || t(`closure.scope.${scope}`)}</b>
        <span className="fill" />
        {state !== 'OVER' && <End closure={closure} />}
      </span>
      <bdi className="n t2">
        {moment(startsAt)} – {end ? moment(end) : t('closure.always')}
      </bdi>
      <span className="t3" dir="auto">
        {messages[language] ?? messages.en ?? Object.values(messages)[0]}
      </span>
    </div>
  )
}

function End({ closure: { id, state } }: { readonly closure: Closure }) {
  const { t } = useTexts()
  const fresh = useFresh()
  const refresh = useRefresh()
  const { run, busy } = useAction(endClosure, {
    onDone: () => void refresh(listClosures),
    onRefused: ({ code }) => {
      void refresh(listClosures)
      toast('warning', t(`code.${code}`))
    },
  })
  return (
    <OfficeButton size="sm" busy={busy} disabled={!fresh} onClick={() => run({ id })}>
      {t(state === 'NOW' ? 'closure.open' : 'closure.drop')}
    </OfficeButton>
  )
}
