import type { Config } from '../config'
import type { Asked } from './serve'

export type Addresses = Pick<
  Config,
  'host' | 'port' | 'backofficePort' | 'playerUrl' | 'backofficeUrl'
>

/** Where browsers find the two sites: beside the one they asked, unless a proxy says otherwise. */
export function addressesOf({ playerUrl, backofficeUrl, backofficePort, port }: Addresses) {
  const beside = ({ host }: Asked, on: number) => `http://${host.replace(/:\d+$/, '')}:${on}`
  return {
    playerAddress: (asked: Asked) => playerUrl ?? beside(asked, port),
    officeAddress: (asked: Asked) => backofficeUrl ?? beside(asked, backofficePort),
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Pages of other sites may not open the hub in a visitor's name. Programs send no origin. */
export function createOriginCheck({ host, playerUrl, backofficeUrl }: Addresses) {
  const own = [playerUrl, backofficeUrl].flatMap((url) => (url ? [new URL(url).hostname] : []))
  const allowed = new Set([...LOOPBACK, host, ...own])
  return (origin: string | undefined): boolean =>
    origin === undefined || (URL.canParse(origin) && allowed.has(new URL(origin).hostname))
}
