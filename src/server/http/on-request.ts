import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Node's own channel, on which it reports each request before the server's handler sees it. */
const CHANNEL = 'http.server.request.start'

export interface RequestStart {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

const isRequestStart = (message: unknown): message is RequestStart =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message

/** Calls back for each request before anybody responds: Next makes its server before our code. @returns ends it */
export function onRequest(listener: (start: RequestStart) => void): () => void {
  const onMessage = (message: unknown): void => {
    if (isRequestStart(message)) listener(message)
  }
  subscribe(CHANNEL, onMessage)
  return () => void unsubscribe(CHANNEL, onMessage)
}
