import { type Attachment, FILE_CHOICE } from '@camellia/contract/file'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './attachment.module.css'

/** Brings the bytes of a file; only the app may ask the server. */
export type LoadFile = (id: string) => Promise<Blob>

/** A picture in its own place from the first moment, or a document to keep. */
export function AttachmentView({
  file,
  load,
  retry,
  download,
}: {
  readonly file: Attachment
  readonly load: LoadFile
  /** What the button says when the picture did not come. */
  readonly retry: string
  /** What the button of a document says to those who cannot see it. */
  readonly download: string
}) {
  return file.type === 'application/pdf' ? (
    <Document file={file} load={load} label={download} />
  ) : (
    <Picture file={file} load={load} retry={retry} />
  )
}

function Picture({
  file,
  load,
  retry,
}: {
  readonly file: Attachment
  readonly load: LoadFile
  readonly retry: string
}) {
  const { url, failed, again } = useObjectUrl(file.id, load)
  const { width, height, name } = file
  const shape = { aspectRatio: `${width ?? 4} / ${height ?? 3}`, inlineSize: `${width ?? 320}px` }
  if (failed) {
    return (
      <button type="button" className={styles.picture} style={shape} onClick={again}>
        {retry}
      </button>
    )
  }
  return (
    <a
      className={styles.picture}
      style={shape}
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={name}
      aria-busy={url === undefined}
    >
      {url && <img src={url} alt={name} />}
    </a>
  )
}

function Document({
  file,
  load,
  label,
}: {
  readonly file: Attachment
  readonly load: LoadFile
  readonly label: string
}) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      saveBlob(await load(file.id), file.name)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={styles.document}
      aria-label={`${label} ${file.name}`}
      aria-busy={busy}
      onClick={() => void save().catch(() => {})}
    >
      <span className={styles.kind} aria-hidden="true">
        PDF
      </span>
      <bdi className={styles.name}>{file.name}</bdi>
      <bdi className={styles.size}>{sizeText(file.size)}</bdi>
    </button>
  )
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** The picture lives as long as it is shown; its bytes are let go with it. */
function useObjectUrl(id: string, load: LoadFile) {
  const [url, setUrl] = useState<string>()
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const latest = useRef(load)
  latest.current = load
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    let made: string | undefined
    let gone = false
    setFailed(false)
    latest.current(id).then(
      (blob) => {
        if (gone) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      },
      () => setFailed(!gone),
    )
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [id, turn])
  return { url, failed, again: () => setTurn(turn + 1) }
}

/** Opens the chooser of files; the look comes from whoever uses it. */
export function AttachmentButton({
  label,
  className,
  disabled = false,
  onFile,
  children,
}: {
  readonly label: string
  readonly className?: string | undefined
  readonly disabled?: boolean
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={FILE_CHOICE}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again after it was dropped.
          event.target.value = ''
        }}
      />
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
    </>
  )
}

/** A file on its way or ready to be sent with the next words. */
export function AttachmentChip({
  name,
  note,
  busy = false,
  wrong = false,
  drop,
  onDrop,
}: {
  readonly name: string
  readonly note: string
  readonly busy?: boolean
  readonly wrong?: boolean
  readonly drop: string
  readonly onDrop: () => void
}) {
  return (
    <span className={styles.chip} data-wrong={wrong ? '' : undefined} aria-busy={busy}>
      {busy && <i className={styles.spinner} aria-hidden="true" />}
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.size} role={wrong ? 'alert' : 'status'}>
        {note}
      </span>
      <button type="button" aria-label={drop} title={drop} onClick={onDrop}>
        ×
      </button>
    </span>
  )
}

export function sizeText(bytes: number): string {
  const kilo = bytes / 1024
  return kilo < 1024 ? `${Math.max(1, Math.round(kilo))} KB` : `${(kilo / 1024).toFixed(1)} MB`
}
