import styles from './how.module.css'
import { type Piece, piecesOf, spansOf } from './plain-page.rules'

/** One of our own pages as elements; no text of it becomes HTML. */
export function PlainPage({ text }: { readonly text: string }) {
  return (
    <article className={styles.page} lang="en" dir="ltr">
      {piecesOf(text).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a page keep their places.
        <Shown key={at} piece={piece} />
      ))}
    </article>
  )
}

function Shown({ piece }: { readonly piece: Piece }) {
  if (piece.type === 'heading') {
    const words = <Words text={piece.text} />
    return piece.level < 3 ? <h2>{words}</h2> : <h3>{words}</h3>
  }
  if (piece.type === 'code') return <pre>{piece.text}</pre>
  if (piece.type === 'table') return <Table rows={piece.rows} />
  if (piece.type === 'text') {
    return (
      <p>
        <Words text={piece.text} />
      </p>
    )
  }
  const items = piece.items.map((item) => (
    <li key={item}>
      <Words text={item} />
    </li>
  ))
  return piece.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function Table({ rows: [head = [], ...rows] }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <Words text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell) => (
              <td key={cell}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Words({ text }: { readonly text: string }) {
  return spansOf(text).map(({ type, text: words }, at) => {
    const key = `${at} ${words}`
    if (type === 'code') return <code key={key}>{words}</code>
    if (type === 'strong') return <strong key={key}>{words}</strong>
    return type === 'em' ? <em key={key}>{words}</em> : words
  })
}
