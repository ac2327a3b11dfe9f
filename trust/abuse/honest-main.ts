import { createSender } from '../fuzz/send'
import { type Apart, playOn } from './honest'

/** Honest players in a process of their own: what the attack costs its sender is not theirs. */
process.once('message', async (asked) => {
  const { site, players, seconds } = asked as Apart
  const { send, close } = createSender()
  const honest = await playOn(send, site, {
    players,
    ends: AbortSignal.timeout(seconds * 1_000),
  })
  close()
  process.send?.(honest, () => process.exit(0))
})
