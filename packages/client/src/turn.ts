/**
 * What has to be done in one piece keeps a phone from answering a finger. Between two pieces other
 * work comes first.
 */
export function aTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
