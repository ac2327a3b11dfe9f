import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { CLIENT_SEED_PATTERN, readSeeds, rotateSeeds } from '@camellia/contract/fairness'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { TextField } from '@camellia/ui/field'
import { Help } from '@camellia/ui/help'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import styles from './fairness.module.css'
import { Hash } from './hash'

type Pair = OutputOf<typeof readSeeds>['active']

/** The pair in use, and the way to open it: a new client seed begins a new pair. */
export function MySeeds() {
  const { t } = useTexts()
  const { data, error, refetch } = useEndpoint(readSeeds, {})
  return (
    <section className={`card ${styles.block}`}>
      <h2>{t('fairness.mine')}</h2>
      {error && <ErrorState code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={180} />}
      {data && <ActivePair key={data.active.id} pair={data.active} />}
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

function ActivePair({ pair }: { readonly pair: Pair }) {
  const { t } = useTexts()
  const [clientSeed, setClientSeed] = useState(pair.clientSeed)
  const rotation = useRotation()
  const valid = CLIENT_SEED_PATTERN.test(clientSeed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid) rotation.run({ clientSeed })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Hash label={t('fairness.commit')} help={<Help word="serverSeed" />} value={pair.commit} />
      <TextField
        label={t('fairness.clientSeed')}
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
      <p className={styles.note}>{t('fairness.used', { count: pair.nonce })}</p>
      <Button type="submit" wide busy={rotation.busy}>
        {t('fairness.rotate')}
      </Button>
    </form>
  )
}

function useRotation() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const onRefused = useRefusalToast()
  return useAction(rotateSeeds, {
    onDone: () => {
      toast('success', t('fairness.rotated'))
      void refresh(readSeeds)
    },
    onRefused,
  })
}
