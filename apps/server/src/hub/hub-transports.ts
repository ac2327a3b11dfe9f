import type { ServerResponse } from 'node:http'
import type { WebSocket } from 'ws'

/** A client that does not take its last frame in this time loses it. */
const CLOSE_MS = 500
const LAST_POLL_MS = 5_000

export const NO_STORE = {
  'cache-control': 'no-cache, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The way to one client. `gone` (given when it is made) is called when the way has ended. */
export interface Transport {
  write(text: string): void
  /** Bytes the client has not taken yet. */
  waiting(): number
  /** Ends it after what was written has been taken. */
  end(): void
  /** Ends it at once. */
  destroy(): void
  /** Long polling only: the client waits here for what comes next. */
  poll?(response: ServerResponse): void
}

export function overWebSocket(socket: WebSocket, gone: () => void): Transport {
  socket.on('close', gone)
  return {
    write: (text) => socket.send(text),
    waiting: () => socket.bufferedAmount,
    end() {
      socket.close(1000)
      setTimeout(() => socket.terminate(), CLOSE_MS).unref()
    },
    destroy: () => socket.terminate(),
  }
}

export function overServerSentEvents(response: ServerResponse, gone: () => void): Transport {
  response.on('close', gone)
  response.writeHead(200, {
    ...NO_STORE,
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no', // A proxy that collects before it passes on would silence us.
  })
  response.write(':\n\n')
  return {
    write: (text) => response.write(`data: ${text}\n\n`),
    waiting: () => response.writableLength,
    end() {
      response.end()
      setTimeout(() => response.destroy(), CLOSE_MS).unref()
    },
    destroy: () => response.destroy(),
  }
}

export function overLongPolling(gone: () => void): Transport {
  let queue = ''
  let ended = false
  let poll: ServerResponse | undefined

  function answer(): void {
    if (!poll || (queue === '' && !ended)) return
    poll.writeHead(queue === '' ? 204 : 200, { ...NO_STORE, 'content-type': 'text/plain' })
    poll.end(queue)
    poll = undefined
    if (queue === '') gone()
    queue = ''
  }

  function destroy(): void {
    poll?.destroy()
    gone()
  }

  return {
    write(text) {
      queue += text
      answer()
    },
    waiting: () => queue.length,
    end() {
      ended = true
      answer()
      setTimeout(destroy, LAST_POLL_MS).unref()
    },
    destroy,
    poll(response) {
      poll?.writeHead(200).end()
      poll = response
      response.on('close', () => {
        if (poll === response) poll = undefined
      })
      answer()
    },
  }
}
