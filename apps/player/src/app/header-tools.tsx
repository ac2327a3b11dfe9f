import { LanguageMenu } from './language-menu'
import { LookMenu } from './look-menu'

/** Language and look: fetched after the first paint, as menus weigh more than the page itself. */
export function HeaderTools() {
  return (
    <>
      <LanguageMenu />
      <LookMenu />
    </>
  )
}
