import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { readHealth } from '@camellia/contract/system'
import { useTexts } from '@camellia/i18n/texts'
import { Card } from '@camellia/ui/office-card'
import { Tag } from '@camellia/ui/office-tag'
import type { ReactNode } from 'react'
import styles from './system.module.css'

type Health = OutputOf<typeof readHealth>

const EVERY_MS = 10_000
const MEGABYTE = 1_048_576

/** The processes and the database, side by side. */
export function HealthCards() {
  const { data } = useEndpoint(readHealth, {}, { everyMs: EVERY_MS })
  if (!data) return <div className={styles.cards} />
  return (
    <div className={styles.cards}>
      {data.nodes.map((node, at) => (
        <NodeCard key={node.id} node={node} at={at} />
      ))}
      <DatabaseCard database={data.database} />
    </div>
  )
}

function NodeCard({ node, at }: { readonly node: Health['nodes'][number]; readonly at: number }) {
  const { t, number } = useTexts()
  const { up, host, pid, role, version, cpuPercent, memoryMb, machineMb, lagMs } = node
  return (
    <Card
      title={t('health.node', { number: number(at + 1) })}
      beside={<bdi className="t3 f12 ell">{`${host} · ${pid} · ${role}`}</bdi>}
      end={<Tag tone={up ? 'ok' : 'bad'}>{t(up ? 'health.up' : 'health.down')}</Tag>}
    >
      <dl className={styles.figures}>
        <Figure label="CPU">{`${number(cpuPercent)} %`}</Figure>
        <Figure label={t('health.memory')}>{`${number(memoryMb)} / ${number(machineMb)}`}</Figure>
        <Figure label={t('health.lag')}>{t('health.ms', { count: number(lagMs) })}</Figure>
        <Figure label={t('health.connections')}>{number(node.connections)}</Figure>
        <Figure label={t('health.version')}>{version || '—'}</Figure>
      </dl>
    </Card>
  )
}

function DatabaseCard({ database }: { readonly database: Health['database'] }) {
  const { t, number } = useTexts()
  const { bytes, before, connections, connectionsMax, replicas, slow, version } = database
  const lag = Math.max(0, ...replicas.map(({ lagMs }) => lagMs))
  const megabytes = (size: number) => number(Math.round(size / MEGABYTE))
  return (
    <Card
      title={t('health.database')}
      beside={<bdi className="t3 f12">PostgreSQL {version}</bdi>}
      end={<Tag tone="ok">{t('health.up')}</Tag>}
    >
      <dl className={styles.figures}>
        <Figure label={t('health.size')}>{megabytes(bytes)}</Figure>
        <Figure label={t('health.growth')}>
          {before ? (
            <span title={t('health.since', { day: before.day })}>
              +{megabytes(Math.max(0, bytes - before.bytes))}
            </span>
          ) : (
            t('health.firstDay')
          )}
        </Figure>
        <Figure label={t('health.connections')}>
          {`${number(connections)} / ${number(connectionsMax)}`}
        </Figure>
        <Figure label={t('health.replicas')}>
          {replicas.length === 0
            ? t('health.noReplica')
            : `${number(replicas.length)} · ${t('health.ms', { count: number(lag) })}`}
        </Figure>
      </dl>
      <div className={styles.body}>
        <span className="t3 f12">{t('health.slow')}</span>
        {slow === null && <span className="t2">{t('health.notMeasured')}</span>}
        {slow?.slice(0, 3).map(({ text, meanMs }) => (
          <bdi key={text} className="mono ell" title={text}>
            {t('health.ms', { count: number(meanMs) })} {text}
          </bdi>
        ))}
      </div>
    </Card>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="n">{children}</dd>
    </div>
  )
}
