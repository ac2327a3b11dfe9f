import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Keys } from '@camellia/ui/office-kbd'
import { OfficeMark } from '@camellia/ui/office-mark'
import { MenuList } from './menu-list'
import { openOverlay } from './overlay'
import { PlayMoneyTag } from './play-money-tag'
import styles from './sidebar.module.css'

export function Sidebar({ mini, onFold }: { readonly mini: boolean; readonly onFold: () => void }) {
  const { t } = useTexts()
  const { name } = useSession('name')
  return (
    <aside className={styles.side} data-mini={mini ? '' : undefined} aria-label={t('shell.side')}>
      <div className={styles.brand}>
        <OfficeMark size={24} />
        {!mini && (
          <>
            <b>Camellia</b>
            <span className={styles.whose}>{name}</span>
          </>
        )}
      </div>
      <MenuList mini={mini} />
      {!mini && <Tip />}
      <div className={styles.foot}>
        <PlayMoneyTag short={mini} />
        <OfficeIconButton
          icon={mini ? 'unfold' : 'fold'}
          label={t(mini ? 'shell.unfold' : 'shell.fold')}
          className={styles.fold}
          onClick={onFold}
        />
      </div>
    </aside>
  )
}

/** How to be fast here, where there is room to say it. */
function Tip() {
  const { t } = useTexts()
  return (
    <button type="button" className={styles.tip} onClick={() => openOverlay('palette')}>
      <OfficeIcon name="command" size={14} />
      <span>{t('shell.tip')}</span>
      <Keys caps={['⌘K']} />
    </button>
  )
}
