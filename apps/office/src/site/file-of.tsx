import { fetchFile } from '@camellia/client/call'
import { type Attachment, readFile } from '@camellia/contract/file'
import { useTexts } from '@camellia/i18n/texts'
import { AttachmentView } from '@camellia/ui/attachment'

/** A picture or a document that was sent along. */
export function FileOf({ file }: { readonly file: Attachment }) {
  const { t } = useTexts()
  return (
    <AttachmentView
      file={file}
      load={(id) => fetchFile(readFile, { id })}
      retry={t('word.retry')}
      download={t('talk.download')}
    />
  )
}
