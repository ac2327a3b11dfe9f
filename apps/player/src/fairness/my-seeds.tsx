import { call } from '@camellia/client/call'
import { useEndpoint, useRefresh } from '@camellia/client/hooks'
import { randomHex } from '@camellia/client/random-hex'
import type { OutputOf } from '@camellia/contract/endpoint'
import {
  announceSeeds,
  CLIENT_SEED_PATTERN,
  listRevealed,
  readSeeds,
} from '@camellia/contract/fairness'
import { useTexts } from '@camellia/i18n/texts'
import { Refusal } from '@camellia/kernel/refusal'
import { Button } from '@camellia/ui/button'
import { TextField } from '@camellia/ui/field'
import { Help } from '@camellia/ui/help'
import { Icon } from '@camellia/ui/icons'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useEffect, useState } from 'react'
import { beginPair, type OtherPair, otherPairIn } from '../site/client-seed'
import { useRefusalToast } from '../site/use-refusal'
import styles from './fairness.module.css'
import { Hash } from './hash'

type Seeds = OutputOf<typeof readSeeds>
type Next = NonNullable<Seeds['next']>

/** The pair in use, the one announced for later, and the way to begin that one. */
export function MySeeds() {
  const { t } = useTexts()
  const { data, error, refetch } = useEndpoint(readSeeds, {})
  useAnnouncement(data)
  const [other, setOther] = useState<OtherPair>()
  const newest = data?.next
  return (
    <section className={`card ${styles.block}`}>
      <h2>{t('fairness.mine')}</h2>
      {error && <ErrorState code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={260} />}
      {other && <BegunOther other={other} />}
      {data && <InUse pair={data.active} />}
      {newest && (
        <NextPair key={newest.id} next={newest} first={data.active === null} onBegun={setOther} />
      )}
      {data?.revealed.slice(0, 3).map((pair) => (
        <Hash
          key={pair.id}
          label={`${t('fairness.revealed')} · ${pair.clientSeed}`}
          value={pair.serverSeed ?? pair.commit}
        />
      ))}
    </section>
  )
}

/** Who looks here is shown the next commit, so that it is known long before a seed is chosen. */
function useAnnouncement(data: Seeds | undefined): void {
  const refresh = useRefresh()
  const missing = data !== undefined && data.next === null
  useEffect(() => {
    if (!missing) return
    call(announceSeeds, {}).then(
      () => refresh(readSeeds),
      () => undefined, // Who only looks through another's eyes announces nothing.
    )
  }, [missing, refresh])
}

function InUse({ pair }: { readonly pair: Seeds['active'] }) {
  const { t } = useTexts()
  if (!pair) return <p className={styles.note}>{t('fairness.noneInUse')}</p>
  return (
    <div className={styles.form}>
      <Hash label={t('fairness.commit')} help={<Help word="serverSeed" />} value={pair.commit} />
      <Hash label={t('fairness.clientSeed')} value={pair.clientSeed} />
      <p className={styles.note}>{t('fairness.used', { count: pair.nonce })}</p>
    </div>
  )
}

/** The server did not keep to its commit: both stay on the page, to be kept and shown. */
function BegunOther({ other }: { readonly other: OtherPair }) {
  const { t } = useTexts()
  return (
    <div className={styles.form} role="alert">
      <p className={styles.verdict} data-holds={false}>
        <Icon name="error" />
        {t('fairness.otherPair')}
      </p>
      <Hash label={t('fairness.otherAnnounced')} value={other.announced} />
      <Hash label={t('fairness.otherBegun')} value={other.begun} />
    </div>
  )
}

/** Offers a seed that did not exist when the house made its own: a new one for every pair. */
function NextPair({
  next,
  first,
  onBegun,
}: {
  readonly next: Next
  readonly first: boolean
  /** What was begun in its place, or that nothing was. */
  readonly onBegun: (other: OtherPair | undefined) => void
}) {
  const { t } = useTexts()
  const [clientSeed, setClientSeed] = useState(randomHex)
  const { begin, busy } = useBegin(next, { onBegun, onUsed: () => setClientSeed(randomHex()) })
  const valid = CLIENT_SEED_PATTERN.test(clientSeed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid) void begin(clientSeed)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Hash label={t('fairness.nextCommit')} value={next.commit} />
      <p className={styles.note}>{t('fairness.whyOrder')}</p>
      <TextField
        label={t('fairness.nextClientSeed')}
        help={<Help word="clientSeed" />}
        hint={t('fairness.clientSeedHint')}
        error={valid ? undefined : t('fairness.clientSeedHint')}
        value={clientSeed}
        onChange={setClientSeed}
        maxLength={64}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
      />
      <Button type="submit" wide busy={busy}>
        {t(first ? 'fairness.begin' : 'fairness.rotate')}
      </Button>
    </form>
  )
}

interface AfterBegin {
  readonly onBegun: (other: OtherPair | undefined) => void
  readonly onUsed: () => void
}

function useBegin(next: Next, { onBegun, onUsed }: AfterBegin) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const onRefused = useRefusalToast()
  const [busy, setBusy] = useState(false)
  const begin = async (clientSeed: string) => {
    setBusy(true)
    try {
      const { revealed } = await beginPair(next, clientSeed)
      onBegun(undefined)
      toast('success', t(revealed ? 'fairness.rotated' : 'fairness.begun'))
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR')
      if (refusal.code === 'CLIENT_SEED_USED') onUsed()
      const other = otherPairIn(refusal.data)
      if (other) onBegun(other)
      else onRefused(refusal)
    }
    setBusy(false)
    await Promise.all([refresh(readSeeds), refresh(listRevealed)])
  }
  return { begin, busy }
}
