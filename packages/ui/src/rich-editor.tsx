import { RICH_LINKS } from '@camellia/contract/rich-text'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { getSchema } from '@tiptap/core'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type KeyboardEvent, useState } from 'react'
import { OfficeButton, OfficeIconButton } from './office-button'
import type { OfficeIconName } from './office-icons'
import styles from './rich-editor.module.css'
import { documentOf, FOREIGN_HTML } from './rich-paste'

/** What the editor can write is what the server keeps: nothing is lost when it is saved. */
const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (url) => RICH_LINKS.test(url ?? ''),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
]
const SCHEMA = getSchema(EXTENSIONS)

/** Writes rich text; blank is no text at all. It reads `html` once: another text, another key. */
export function RichEditor({
  label,
  html,
  onChange,
}: {
  readonly label: string
  readonly html: string
  readonly onChange: (html: string) => void
}) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: documentOf(html, SCHEMA),
    // The sheet beside this file says the same without a style element of its own.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
      },
      handleDOMEvents: FOREIGN_HTML,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  )
}

interface Tool {
  readonly text: TextKey
  readonly icon: OfficeIconName
  readonly run: (editor: Editor) => void
  readonly on?: (editor: Editor) => boolean
}

// biome-ignore format: one line each reads as a table
const TOOLS: readonly (readonly Tool[])[] = [
  [
    { text: 'editor.bold', icon: 'bold', run: (e) => e.chain().focus().toggleBold().run(), on: (e) => e.isActive('bold') },
    { text: 'editor.italic', icon: 'italic', run: (e) => e.chain().focus().toggleItalic().run(), on: (e) => e.isActive('italic') },
    { text: 'editor.underline', icon: 'underline', run: (e) => e.chain().focus().toggleUnderline().run(), on: (e) => e.isActive('underline') },
    { text: 'editor.strike', icon: 'strike', run: (e) => e.chain().focus().toggleStrike().run(), on: (e) => e.isActive('strike') },
  ],
  [
    { text: 'editor.headingLarge', icon: 'headingLarge', run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(), on: (e) => e.isActive('heading', { level: 2 }) },
    { text: 'editor.headingSmall', icon: 'headingSmall', run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(), on: (e) => e.isActive('heading', { level: 3 }) },
    { text: 'editor.bullets', icon: 'bullets', run: (e) => e.chain().focus().toggleBulletList().run(), on: (e) => e.isActive('bulletList') },
    { text: 'editor.numbers', icon: 'numbers', run: (e) => e.chain().focus().toggleOrderedList().run(), on: (e) => e.isActive('orderedList') },
    { text: 'editor.quote', icon: 'quote', run: (e) => e.chain().focus().toggleBlockquote().run(), on: (e) => e.isActive('blockquote') },
    { text: 'editor.rule', icon: 'rule', run: (e) => e.chain().focus().setHorizontalRule().run() },
  ],
]

const HISTORY: readonly Tool[] = [
  { text: 'editor.undo', icon: 'undo', run: (e) => e.chain().focus().undo().run() },
  { text: 'editor.redo', icon: 'redo', run: (e) => e.chain().focus().redo().run() },
]

function Toolbar({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const { t } = useTexts()
  const [linking, setLinking] = useState(false)
  const linked = useEditorState({ editor, selector: ({ editor: e }) => e.isActive('link') })
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={label}>
        {TOOLS.map((group) => (
          <ToolGroup key={group[0]?.text} tools={group} editor={editor} />
        ))}
        <span className={styles.group}>
          <OfficeIconButton
            icon="link"
            label={t('editor.link')}
            aria-pressed={linked}
            aria-expanded={linking}
            onClick={() => setLinking(!linking)}
          />
          <OfficeIconButton
            icon="unlink"
            label={t('editor.unlink')}
            disabled={!linked}
            onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
          />
        </span>
        <ToolGroup tools={HISTORY} editor={editor} />
      </div>
      {linking && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

function ToolGroup({
  tools,
  editor,
}: {
  readonly tools: readonly Tool[]
  readonly editor: Editor
}) {
  const { t } = useTexts()
  const on = useEditorState({
    editor,
    selector: ({ editor: e }) => tools.map((tool) => tool.on?.(e) ?? false).join(),
  }).split(',')
  return (
    <span className={styles.group}>
      {tools.map((tool, index) => (
        <OfficeIconButton
          key={tool.text}
          icon={tool.icon}
          label={t(tool.text)}
          {...(tool.on && { 'aria-pressed': on[index] === 'true' })}
          // The selection must stay where it is while its look is chosen.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => tool.run(editor)}
        />
      ))}
    </span>
  )
}

/** Where the chosen words lead; without chosen words the address itself is written. */
function LinkRow({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [url, setUrl] = useState(String(editor.getAttributes('link').href ?? ''))
  const [wrong, setWrong] = useState(false)
  const apply = () => {
    const href = url.trim()
    if (!RICH_LINKS.test(href)) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    const chosen = !editor.state.selection.empty || editor.isActive('link')
    if (chosen) chain.setLink({ href }).run()
    else
      chain
        .insertContent([{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }])
        .run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else onClose()
  }
  return (
    <div className={styles.link}>
      <input
        // biome-ignore lint/a11y/noAutofocus: one asked for this box a moment ago.
        autoFocus
        dir="ltr"
        value={url}
        placeholder="https://"
        aria-label={t('editor.linkTo')}
        aria-invalid={wrong || undefined}
        onChange={(event) => {
          setUrl(event.target.value)
          setWrong(false)
        }}
        onKeyDown={onKeyDown}
      />
      <OfficeButton size="sm" look="ink" onClick={apply}>
        {t('word.confirm')}
      </OfficeButton>
      <OfficeButton size="sm" onClick={onClose}>
        {t('word.cancel')}
      </OfficeButton>
      {wrong && <p role="alert">{t('editor.linkWrong')}</p>}
    </div>
  )
}
