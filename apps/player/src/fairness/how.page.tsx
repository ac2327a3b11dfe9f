import { canonical, defHash } from '@camellia/engines/slot/hash'
import { RETIRED } from '@camellia/engines/titles/retired/retired'
import { TABLES } from '@camellia/engines/titles/tables'
import { TITLES } from '@camellia/engines/titles/titles'
import { VECTORS } from '@camellia/engines/titles/vectors'
import { useTexts } from '@camellia/i18n/texts'
import rules from '../../../../docs/fairness.md?raw'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import { useGames } from '../site/use-games'
import styles from './how.module.css'
import { PlainPage } from './plain-page'

/** How rounds are computed, to the last byte, and every file it takes to do it elsewhere. */
export function HowPage() {
  const { t } = useTexts()
  return (
    <>
      <PageTitle title={t('fair.howTitle')} sub={t('fair.howSub')} />
      <SiteLink className={styles.back} href="/fairness">
        {t('fairness.title')}
      </SiteLink>
      <Files />
      <section className={`card ${styles.block}`}>
        <p>{t('fair.howEnglish')}</p>
        <PlainPage text={rules} />
      </section>
    </>
  )
}

/** Files named by their hash never change, and may be kept. */
function Files() {
  const { t, number } = useTexts()
  const { nameOf } = useGames()
  const definitions = [...Object.values(TITLES), ...RETIRED].map((def) => ({
    name: `${nameOf(def.id)} ${def.version}`,
    path: `/published/definitions/${defHash(def)}.json`,
    bytes: new TextEncoder().encode(canonical(def)).length,
  }))
  const tables = TABLES.map(({ game, kind, sha256, bytes }) => ({
    name: `${nameOf(game)} (${kind})`,
    path: `/published/books/${sha256}.book`,
    bytes,
  }))
  const vectors = {
    name: t('fair.vectors'),
    path: `/published/vectors/${VECTORS.sha256}.json`,
    bytes: VECTORS.bytes,
  }
  return (
    <section className={`card ${styles.block}`}>
      <h2>{t('fair.files')}</h2>
      <p>{t('fair.filesNote')}</p>
      <ul className={styles.files}>
        {[...definitions, ...tables, vectors].map(({ name, path, bytes }) => (
          <li key={path}>
            <a href={path} download>
              {name}
            </a>
            <bdi>{number(Math.ceil(bytes / 1_024))} KiB</bdi>
            <code dir="ltr">{path.split('/').at(-1)}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
