import type { RtpTitle } from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { Digits } from '@camellia/ui/office-digits'
import { usePhone } from '@camellia/ui/office-media'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag } from '@camellia/ui/office-tag'
import { useFresh } from '../site/live'
import { useGameName } from '../site/use-game-name'
import styles from './rtp.module.css'
import { currentOf, declaredOf, furthestOf, moodOf, reachOf } from './rtp.rules'
import { Distance, Percent } from './rtp-words'

/** One line per title, the furthest from what it declares on top. */
export function RtpTable({
  titles,
  open,
  onOpen,
}: {
  readonly titles: readonly RtpTitle[] | undefined
  readonly open: string | undefined
  readonly onOpen: (game: string) => void
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const phone = usePhone()
  const columns = useColumns(titles ?? [], onOpen)
  const shared = {
    rows: titles ?? [],
    rowKey: ({ game }: RtpTitle) => game,
    open,
    stale: !fresh,
    onRow: ({ game }: RtpTitle) => onOpen(game),
  }
  return (
    <>
      {phone && titles ? (
        <RowList<RtpTitle> label={t('menu.rtp')} {...shared}>
          {(title) => <PhoneRow title={title} />}
        </RowList>
      ) : (
        <OfficeTable<RtpTitle>
          caption={t('menu.rtp')}
          columns={columns}
          loading={!titles}
          minWidth={600}
          {...shared}
        />
      )}
      <p className={styles.legend}>
        <span>
          <i data-band="inner" /> {t('rtp.band99')}
          <Help word="driftBand" />
        </span>
        <span className="fill" />
        <span>{t('rtp.formula')}</span>
      </p>
    </>
  )
}

function useColumns(
  titles: readonly RtpTitle[],
  onOpen: (game: string) => void,
): readonly OfficeColumn<RtpTitle>[] {
  const { t } = useTexts()
  const nameOf = useGameName()
  const reach = reachOf(titles)
  return [
    {
      key: 'game',
      header: t('games.name'),
      cell: ({ game, pending }) => (
        <span className={styles.name}>
          <button type="button" className={styles.open} onClick={() => onOpen(game)}>
            {nameOf(game)}
          </button>
          {pending && <Tag tone="accent">{t('rtp.asked')}</Tag>}
        </span>
      ),
    },
    {
      key: 'declared',
      header: t('rtp.declared'),
      width: '76px',
      numeric: true,
      cell: (title) => <Percent value={declaredOf(title, title.variant)} className="t2" />,
    },
    {
      key: 'actual',
      header: t('rtp.actual'),
      width: '76px',
      numeric: true,
      cell: (title) => <Percent value={currentOf(title)?.mean} className="semi" />,
    },
    {
      key: 'rounds',
      header: t('kpi.rounds'),
      width: '84px',
      numeric: true,
      cell: (title) => <Digits value={currentOf(title)?.rounds ?? 0} className="t2" />,
    },
    {
      key: 'band',
      header: <BandHead reach={reach} />,
      width: '26%',
      cell: (title) => <BandPicture title={title} reach={reach} />,
    },
    {
      key: 'z',
      header: <bdi dir="ltr">|z|</bdi>,
      width: '84px',
      numeric: true,
      cell: (title) => <Distance measured={furthestOf(title)} />,
    },
  ]
}

/** The same title in two lines. */
function PhoneRow({ title }: { readonly title: RtpTitle }) {
  const { t } = useTexts()
  const nameOf = useGameName()
  const now = currentOf(title)
  return (
    <>
      <span className="row">
        <b className="semi ell">{nameOf(title.game)}</b>
        {title.pending && <Tag tone="accent">{t('rtp.asked')}</Tag>}
      </span>
      <Percent value={now?.mean} className="semi" />
      <span className="t3 f12">
        {t('rtp.declared')} <Percent value={declaredOf(title, title.variant)} /> · {t('kpi.rounds')}{' '}
        <Digits value={now?.rounds ?? 0} />
      </span>
      <Distance measured={furthestOf(title)} />
    </>
  )
}

function BandHead({ reach }: { readonly reach: number }) {
  const { t } = useTexts()
  return (
    <span className={styles.bandHead} dir="ltr">
      <bdi>−{reach / 100}%p</bdi>
      <span>{t('rtp.declared')}</span>
      <bdi>+{reach / 100}%p</bdi>
    </span>
  )
}

/** Where it stands in the band that chance alone allows. */
function BandPicture({ title, reach }: { readonly title: RtpTitle; readonly reach: number }) {
  const now = currentOf(title)
  if (!now || now.mean === null || now.low === null || now.high === null) return null
  const declared = declaredOf(title, title.variant)
  const part = (value: number) => (Math.max(-1, Math.min(1, value / reach)) * 50).toFixed(2)
  const away = now.mean - declared
  const out = Math.abs(away) > reach ? Math.sign(away) : 0
  const inner = {
    left: `${50 + Number(part(now.low - declared))}%`,
    right: `${50 - Number(part(now.high - declared))}%`,
  }
  return (
    <span className={styles.picture} dir="ltr" aria-hidden="true">
      <i data-band="inner" style={inner} />
      <i data-tick="" />
      <i
        data-dot={moodOf(now.z)}
        data-out={out === 0 ? undefined : out > 0 ? 'above' : 'below'}
        style={{ left: `${50 + Number(part(now.mean - declared))}%` }}
      />
    </span>
  )
}
