import type { Upload } from '@camellia/client/use-upload'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import type { Code } from '@camellia/kernel/codes'
import { AttachmentChip, sizeText } from '@camellia/ui/attachment'

/** The file that goes with the next words: on its way, ready, or why it cannot go. */
export function ChosenFile({ upload }: { readonly upload: Upload }) {
  const { t } = useTexts()
  const { chosen, busy, wrong, drop } = upload
  if (!chosen) return null
  const note = busy ? t('file.sending') : sizeText(chosen.size)
  return (
    <AttachmentChip
      name={chosen.name}
      note={wrong ? t(textOf(wrong)) : note}
      busy={busy}
      wrong={wrong !== undefined}
      drop={t('file.drop')}
      onDrop={drop}
    />
  )
}

function textOf(code: Code): TextKey {
  if (code === 'INVALID_FILE_TYPE') return 'file.type'
  if (code === 'PAYLOAD_TOO_LARGE') return 'file.size'
  return code === 'LIMIT_REACHED' ? 'file.limit' : `code.${code}`
}
