/** Carries messages between the nodes. A message also comes back to the node that sent it. */
export interface Bus {
  publish(message: string): void
  subscribe(listen: (message: string) => void): void
  close(): Promise<void>
}
