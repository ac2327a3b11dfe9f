export const TIMING = {
  /** Said when nothing else was said for so long. The client gives up after 30 s of silence. */
  pingMs: 10_000,
  clientTimeoutMs: 30_000,
  handshakeMs: 15_000,
  ticketMs: 30_000,
  recheckMs: 30_000,
  /** How often the clocks above are looked at. */
  beatMs: 1_000,
  /** How long a shutdown waits for clients to take their last frame. */
  farewellMs: 1_000,
}

export const LIMITS = {
  connectionsPerSession: 10,
  /** Of all sessions of one member: logging in again makes no more of them. */
  connectionsPerMember: 30,
  negotiatesPerMinute: 60,
  /** Tickets that have not become a connection yet. */
  openTickets: 1_000,
  messageBytes: 32 * 1024,
  /** More than this not taken by a client, and it is dropped: it may come back and ask anew. */
  bufferBytes: 1024 * 1024,
  /** Messages of one client waiting for its earlier calls to end. */
  waitingMessages: 100,
}

export type HubTiming = typeof TIMING
export type HubLimits = typeof LIMITS

export interface HubLog {
  warn(details: object, message: string): void
}
