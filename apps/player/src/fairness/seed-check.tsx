import { useTexts } from '@camellia/i18n/texts'
import { Button, buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { SelectField } from '@camellia/ui/select-field'
import { useState } from 'react'
import { useGames } from '../site/use-games'
import { type Bundle, bundleText, missingFrom } from './bundle'
import styles from './fairness.module.css'
import type { Checking, Fault } from './prove'
import own from './seed-check.module.css'
import { ROUNDS_MOST, type SeedCheck, useSeedCheck } from './use-seed-check'

/** Every round of a seed at once, for whoever will not check them one by one. */
export function SeedChecker() {
  const { t } = useTexts()
  const seed = useSeedCheck()
  const { bundle, checking } = seed
  return (
    <section className={`card ${styles.block} ${styles.wide}`} aria-labelledby="seed-check">
      <h2 id="seed-check">
        <Icon name="shield" />
        {t('fair.all')}
      </h2>
      <p className={styles.note}>{t('fair.allNote')}</p>
      <Source seed={seed} />
      {bundle && <Ready seed={seed} bundle={bundle} />}
      {bundle && checking && <Result bundle={bundle} checking={checking} />}
    </section>
  )
}

function Source({ seed }: { readonly seed: SeedCheck }) {
  const { t } = useTexts()
  const { pairs, pair, loading } = seed
  return (
    <div className={own.source}>
      {pair ? (
        <>
          <SelectField
            label={t('fair.allSeed')}
            value={pair.id}
            onChange={seed.choose}
            options={pairs.map(({ id, clientSeed, nonce, commit }) => ({
              value: id,
              label: `${clientSeed} · ${commit.slice(0, 8)} · ${t('fair.allServed', { count: nonce })}`,
            }))}
          />
          {(seed.newest ?? seed.older) && (
            <>
              <Button disabled={!seed.newest} onClick={seed.newest}>
                {t('device.newest')}
              </Button>
              <Button disabled={!seed.older} onClick={seed.older}>
                {t('device.older')}
              </Button>
            </>
          )}
          <Button look="primary" busy={loading !== undefined} onClick={seed.load}>
            {t('fair.allLoad')}
          </Button>
        </>
      ) : (
        <p className={styles.note}>{t('fair.allNoSeed')}</p>
      )}
      <FileChoice onOpen={seed.open} />
      {pair && loading !== undefined && (
        <Progress
          label={t('fair.allLoading')}
          value={loading}
          max={Math.min(pair.nonce, ROUNDS_MOST)}
        />
      )}
    </div>
  )
}

/** A file that was kept is checked without logging in. */
function FileChoice({ onOpen }: { readonly onOpen: (file: File) => Promise<boolean> }) {
  const { t } = useTexts()
  const [wrong, setWrong] = useState(false)
  return (
    <>
      <label className={`${buttonClass('secondary', 'md')} ${own.file}`}>
        {t('fair.allFile')}
        <input
          type="file"
          accept="application/json,.json"
          className="srOnly"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void onOpen(file).then((opened) => setWrong(!opened))
            // The same file again is a choice too.
            target.value = ''
          }}
        />
      </label>
      {wrong && (
        <p className={own.wrong} role="alert">
          {t('fair.allFileWrong')}
        </p>
      )}
    </>
  )
}

function Ready({ seed, bundle }: { readonly seed: SeedCheck; readonly bundle: Bundle }) {
  const { t } = useTexts()
  const missing = missingFrom(bundle)
  const busy = seed.checking !== undefined && seed.checking.done < bundle.rounds.length
  return (
    <div className={own.ready}>
      <p role="status">
        {t('fair.allReady', { count: bundle.rounds.length })}{' '}
        {missing > 0 && t('fair.allMissing', { count: missing })}
      </p>
      <Button look="primary" busy={busy} onClick={seed.check}>
        {t('fair.allCheck')}
      </Button>
      <Button onClick={() => save(bundle)}>
        <Icon name="copy" size={16} />
        {t('fair.allSave')}
      </Button>
    </div>
  )
}

function save(bundle: Bundle): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bundleText(bundle)], { type: 'application/json' }))
  link.download = `camellia-seed-${bundle.commit.slice(0, 8)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

function Result({ bundle, checking }: { readonly bundle: Bundle; readonly checking: Checking }) {
  const { t, number } = useTexts()
  const { done, held, fault } = checking
  const all = bundle.rounds.length
  const holds = fault === undefined
  if (done < all) return <Progress label={t('fair.allChecking')} value={done} max={all} />
  return (
    <div role="status">
      <p className={styles.verdict} data-holds={holds}>
        <Icon name={holds ? 'success' : 'error'} />
        {t(holds ? 'fair.allHolds' : 'fair.allFails', { all: number(all), held: number(held) })}
      </p>
      {fault && <FirstFault fault={fault} />}
    </div>
  )
}

function FirstFault({ fault }: { readonly fault: Fault }) {
  const { t, number } = useTexts()
  const { nameOf } = useGames()
  const { round, at, recorded, computed } = fault
  return (
    <>
      <p>
        <b>{t('fair.allFirst', { nonce: number(round.nonce), game: nameOf(round.game) })}</b>{' '}
        <bdi className={styles.mono} dir="ltr">
          {round.id}
        </bdi>
      </p>
      <dl className={own.fault}>
        <dt>{t('fair.allWhere')}</dt>
        <dd dir="ltr">{at}</dd>
        <dt>{t('fair.allRecorded')}</dt>
        <dd dir="ltr">{recorded}</dd>
        <dt>{t('fair.allComputed')}</dt>
        <dd dir="ltr">{computed}</dd>
      </dl>
    </>
  )
}

function Progress({
  label,
  value,
  max,
}: {
  readonly label: string
  readonly value: number
  readonly max: number
}) {
  const { number } = useTexts()
  return (
    <p className={own.progress}>
      <span>{label}</span>
      <progress aria-label={label} value={value} max={max} />
      <bdi className="num" dir="ltr">
        {number(value)} / {number(max)}
      </bdi>
    </p>
  )
}
