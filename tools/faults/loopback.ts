import { once } from 'node:events'
import type { Server } from 'node:net'

/** A server that can become unavailable and return. */
export interface Loopback {
  /** Stops listening, as an unavailable machine does; connections end. */
  refuse(): Promise<void>
  listen(): Promise<void>
}

/** Lets a server listen on this machine alone. @param endConnections ends those that are open */
export function loopback(server: Server, port: number, endConnections: () => void): Loopback {
  return {
    listen: async () => {
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    refuse: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      endConnections()
      await closed
    },
  }
}
