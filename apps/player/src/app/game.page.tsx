import { SLOT_CODES } from '@camellia/contract/play'
import { useTexts } from '@camellia/i18n/texts'
import { hasLook } from '@camellia/stage/looks'
import { EmptyState } from '@camellia/ui/states'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Barred } from '../site/barred'
import { gameSearch } from '../site/search'
import { useBar } from '../site/use-protection'
import { Layout } from './layout'
import { useMayBeSeen } from './session-end'

const PlayPage = lazy(async () => ({ default: (await import('../play/play.page')).PlayPage }))
const SlotRoom = lazy(async () => ({ default: (await import('./slot-room')).SlotRoom }))
const DemoRoom = lazy(async () => ({ default: (await import('./demo-room')).DemoRoom }))
const ReplayRoom = lazy(async () => ({ default: (await import('./replay-room')).ReplayRoom }))

/** The game itself, by its code: a slot from edge to edge, every other one within the site. */
export function GamePage() {
  const { t } = useTexts()
  const { code, demo, replay } = gameSearch(useSearch({ strict: false }))
  const bar = useBar()
  const mayBeSeen = useMayBeSeen()
  const slot = SLOT_CODES.find((known) => known === code)
  if (!mayBeSeen) return null
  if (slot && !hasLook(slot)) {
    return (
      <Layout>
        <h1 className="srOnly">{slot}</h1>
        <EmptyState icon="slot" title={t('room.soon')} />
      </Layout>
    )
  }
  if (slot && replay) return <Room key={replay} room={<ReplayRoom code={slot} id={replay} />} />
  if (slot && bar) {
    return (
      <Layout>
        <Barred bar={bar} />
      </Layout>
    )
  }
  if (slot) {
    const room = demo ? <DemoRoom code={slot} /> : <SlotRoom code={slot} />
    return <Room key={`${slot} ${demo}`} room={room} />
  }
  return (
    <Layout>
      <Suspense fallback={null}>
        <PlayPage />
      </Suspense>
    </Layout>
  )
}

function Room({ room }: { readonly room: React.ReactNode }) {
  return <Suspense fallback={null}>{room}</Suspense>
}
