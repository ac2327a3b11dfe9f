import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import type { Crew } from './people'

/** Someone of the office is there: without, a first word in the chat becomes an inquiry. */
export async function beThere({ keeper, addressOf }: Crew): Promise<() => Promise<void>> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${addressOf('OFFICE')}/hub`, { accessTokenFactory: () => keeper.token })
    .configureLogging(LogLevel.None)
    .withAutomaticReconnect()
    .build()
  await connection.start()
  return () => connection.stop()
}
