import type { Config } from '../config'
import type { CallContext } from './serve'

export type Addresses = Pick<
  Config,
  'host' | 'port' | 'backofficePort' | 'playerUrl' | 'backofficeUrl'
>

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
/** Listening on these is listening on every address of the machine, whatever it is called. */
const EVERYWHERE = ['0.0.0.0', '::']

/**
 * Where browsers find the two sites: what the configuration says. Without a word of it the name
 * they asked for is taken, if it is one of this machine's: whoever sends another Host header must
 * not choose where a ticket to log in is carried.
 */
export function addressesOf(config: Addresses) {
  const { playerUrl, backofficeUrl, backofficePort, port } = config
  const names = namesOf(config)
  const beside = ({ host }: CallContext, on: number) => {
    const asked = host.replace(/:\d+$/, '')
    return `http://${names.includes(asked) ? asked : names[0]}:${on}`
  }
  return {
    playerAddress: (asked: CallContext) => plain(playerUrl) ?? beside(asked, port),
    officeAddress: (asked: CallContext) => plain(backofficeUrl) ?? beside(asked, backofficePort),
  }
}

/** Pages of other sites may not open the hub in a visitor's name. Programs send no origin. */
export function createOriginCheck(config: Addresses) {
  const { playerUrl, backofficeUrl, port, backofficePort } = config
  const own = namesOf(config).flatMap((name) => [
    `http://${name}:${port}`,
    `http://${name}:${backofficePort}`,
  ])
  const configured = [playerUrl, backofficeUrl].flatMap((url) => (url ? [url] : []))
  const allowed = new Set([...own, ...configured].map((url) => new URL(url).origin))
  return (origin: string | undefined): boolean => origin === undefined || allowed.has(origin)
}

/** What this machine is called without a proxy; the first is taken when another was asked for. */
function namesOf({ host }: Addresses): readonly [string, ...string[]] {
  if (LOOPBACK.includes(host) || EVERYWHERE.includes(host)) return ['127.0.0.1', ...LOOPBACK]
  const name = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  return [name, ...LOOPBACK]
}

function plain(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '')
}
