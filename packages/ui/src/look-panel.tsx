import { useTexts } from '@camellia/i18n/texts'
import { Checkbox } from './checkbox'
import styles from './look-panel.module.css'
import {
  PRIMARY_COLOUR,
  type Preferences,
  type ThemeChoice,
  usePreferences,
  useScheme,
} from './preferences'
import { Segments } from './segments'

const COLOURS = [PRIMARY_COLOUR, '#8b5cf6', '#2f7df6', '#0f9d8a', '#d97706', '#c13fb0'] as const

/** Theme, skin, primary colour and the flags of the brief, applied while one looks. */
export function LookPanel() {
  const { t } = useTexts()
  const [look, change] = usePreferences()
  return (
    <div className={styles.panel}>
      <Segments
        label={t('look.theme')}
        value={look.theme}
        onChange={(theme) => change({ theme })}
        choices={(['light', 'dark', 'system'] as const).map((value: ThemeChoice) => ({
          value,
          label: t(`theme.${value}`),
        }))}
      />
      <Segments
        label={t('look.skin')}
        value={look.skin}
        onChange={(skin) => change({ skin })}
        choices={[
          { value: 'default', label: t('look.skinDefault') },
          { value: 'bordered', label: t('look.skinBordered') },
        ]}
      />
      <Colours look={look} change={change} />
      <Checkbox checked={look.navbarBlur} onChange={(navbarBlur) => change({ navbarBlur })}>
        {t('look.navbarBlur')}
      </Checkbox>
      <Checkbox checked={look.collapsedNav} onChange={(collapsedNav) => change({ collapsedNav })}>
        {t('look.collapsedNav')}
      </Checkbox>
      <Checkbox checked={look.semiDark} onChange={(semiDark) => change({ semiDark })}>
        {t('look.semiDark')}
      </Checkbox>
    </div>
  )
}

/** Each theme keeps its own primary colour. */
function Colours({
  look,
  change,
}: {
  readonly look: Preferences
  readonly change: (change: Partial<Preferences>) => void
}) {
  const { t } = useTexts()
  const key = useScheme(look) === 'dark' ? 'darkThemePrimaryColor' : 'lightThemePrimaryColor'
  return (
    <fieldset className={styles.colours}>
      <legend>{t('look.colour')}</legend>
      {COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.colour}
          style={{ background: colour }}
          aria-label={colour}
          aria-pressed={look[key] === colour}
          onClick={() => change({ [key]: colour })}
        />
      ))}
    </fieldset>
  )
}
