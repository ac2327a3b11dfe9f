import { LanguageMenu } from './language-menu'
import { LookMenu } from './look-menu'

/** Language and look, in the header and in the drawer of a phone. */
export function HeaderTools() {
  return (
    <>
      <LanguageMenu />
      <LookMenu />
    </>
  )
}
