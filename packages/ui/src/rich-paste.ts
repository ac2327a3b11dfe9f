import { DOMParser, type Schema, type Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { cleanNodes } from './rich-text'

/** A text as the editor keeps it, without its own way from text to elements. */
export function documentOf(html: string, schema: Schema): object {
  return DOMParser.fromSchema(schema).parse(cleanNodes(html)).toJSON()
}

/**
 * The editor would read foreign HTML through a policy of its own that lets everything through; it
 * is read here instead, by the same rules as all other rich text. Plain text is left to the editor.
 */
export const FOREIGN_HTML = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    const slice = sliceOf(view, event.clipboardData)
    if (!slice) return false
    event.preventDefault()
    if (view.someProp('handlePaste', (handle) => handle(view, event, slice))) return true
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
    return true
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // What is moved inside the editor never was HTML.
    const slice = view.dragging ? undefined : sliceOf(view, event.dataTransfer)
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (!slice || !place) return false
    event.preventDefault()
    view.dispatch(view.state.tr.replace(place.pos, place.pos, slice).setMeta('uiEvent', 'drop'))
    return true
  },
}

function sliceOf({ state }: EditorView, data: DataTransfer | null): Slice | undefined {
  const html = data?.getData('text/html')
  if (!html) return undefined
  const context = state.selection.$from
  return DOMParser.fromSchema(state.schema).parseSlice(cleanNodes(html), { context })
}
