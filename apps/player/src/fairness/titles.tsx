import { type Game, RTP_VARIANTS } from '@camellia/contract/game'
import { slotFace } from '@camellia/engines/slot/face'
import { useTexts } from '@camellia/i18n/texts'
import { IconButton } from '@camellia/ui/button'
import { Help } from '@camellia/ui/help'
import { Icon } from '@camellia/ui/icons'
import { toast } from '@camellia/ui/toast'
import { useGames } from '../site/use-games'
import { Volatility } from '../site/volatility'
import styles from './fairness.module.css'

/** Every title with all it may pay by, from the definition that each of its rounds names. */
export function Titles() {
  const { t } = useTexts()
  const { games } = useGames()
  return (
    <section className={`card ${styles.block} ${styles.wide}`}>
      <h2>{t('fairness.titles')}</h2>
      <p className={styles.note}>
        {t('fairness.titlesNote')}
        <Help word="rtp" />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('fairness.titles')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('round.game')}</th>
              {RTP_VARIANTS.map((variant) => (
                <th key={variant} scope="col">
                  {t('history.variant', { variant })}
                </th>
              ))}
              <th scope="col">
                {t('fair.hit')}
                <Help word="hit" />
              </th>
              <th scope="col">
                {t('slot.volatility')}
                <Help word="volatility" />
              </th>
              <th scope="col">
                {t('game.maxWin')}
                <Help word="topWin" />
              </th>
              <th scope="col">{t('slot.definition')}</th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <Title key={game.code} game={game} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Title({ game }: { readonly game: Game }) {
  const { t, number, percent } = useTexts()
  const { nameOf } = useGames()
  const face = slotFace(game.code)
  const playing = game.slot?.variant
  if (!face || !game.slot) {
    return (
      <tr>
        <th scope="row">{nameOf(game.code)}</th>
        <td colSpan={RTP_VARIANTS.length}>
          <bdi className={styles.now}>{percent(game.rtp)}</bdi>
        </td>
        <td colSpan={4} />
      </tr>
    )
  }
  return (
    <tr>
      <th scope="row">{nameOf(game.code)}</th>
      {RTP_VARIANTS.map((variant) => (
        <td key={variant}>
          <bdi className={variant === playing ? styles.now : undefined}>
            {percent(face.variants[variant].rtpBasisPoints)}
          </bdi>
        </td>
      ))}
      <td>
        <bdi>{percent(game.slot.hit)}</bdi>
        <p className={styles.note}>
          {t('fair.even')} <bdi>{percent(game.slot.even)}</bdi>
        </p>
      </td>
      <td>
        <Volatility value={game.slot.volatility} />
      </td>
      <td>
        <bdi>{t('home.times', { times: number(game.slot.maxWin) })}</bdi>
        {game.slot.maxWinBought !== null && (
          <p className={styles.note}>
            {t('game.maxWinBought')}{' '}
            <bdi>{t('home.times', { times: number(game.slot.maxWinBought) })}</bdi>
          </p>
        )}
      </td>
      <td>
        <DefinitionHash hash={face.hash} name={nameOf(game.code)} />
      </td>
    </tr>
  )
}

function DefinitionHash({ hash, name }: { readonly hash: string; readonly name: string }) {
  const { t } = useTexts()
  const copy = async () => {
    await navigator.clipboard?.writeText(hash)
    toast('success', t('word.copied'))
  }
  return (
    <bdi dir="ltr">
      <code title={hash}>{hash.slice(0, 12)}…</code>
      <IconButton
        label={`${t('word.copy')}: ${t('slot.definition')}, ${name}`}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={16} />
      </IconButton>
    </bdi>
  )
}
