import { type ComponentType, type ReactNode, Suspense, use } from 'react'

const loads: (() => Promise<unknown>)[] = []

/** A piece whose code comes when it is first shown, or when someone first touches the page. */
export function later<Props extends object>(
  fetchPiece: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  let piece: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const load = () => {
    coming ??= fetchPiece().then(
      (come) => {
        piece = come
        return come
      },
      (error) => {
        // Asked for again by whoever shows it next.
        coming = undefined
        throw error
      },
    )
    return coming
  }
  loads.push(load)
  function Piece(props: Props) {
    const Come = piece ?? use(load())
    return <Come {...props} />
  }
  return (props) => (
    <Suspense fallback={meanwhile(props)}>
      <Piece {...props} />
    </Suspense>
  )
}

/** Fetches all pieces there are; one that does not come is asked for again when it is shown. */
export async function loadPieces(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()))
}

/** A finger goes down before it opens anything: early enough, and nobody waits for it before. */
export function loadAtFirstTouch(): void {
  for (const kind of ['pointerdown', 'keydown']) {
    window.addEventListener(kind, () => void loadPieces(), { once: true, capture: true })
  }
}
