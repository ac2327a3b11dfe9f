import { useAction, useRefresh } from '@camellia/client/hooks'
import { listMessages, readMessages } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { useRefusalToast } from '../site/use-refusal'
import type { Message } from './message-row'

export function ReadAll({ rows }: { readonly rows: readonly Message[] }) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const onRefused = useRefusalToast()
  const read = useAction(readMessages, { onDone: () => void refresh(listMessages), onRefused })
  const ids = rows.filter(({ status }) => status === 0).map(({ id }) => id)
  if (ids.length === 0) return null
  return (
    <Button size="sm" busy={read.busy} onClick={() => read.run({ ids })}>
      {t('message.readAll')}
    </Button>
  )
}
