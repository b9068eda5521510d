import type { ServerResponse } from 'node:http'

/** Answers an editor with plain text, which neither caches nor search engines keep. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  if (status === 405) response.setHeader('Allow', 'GET, HEAD')
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    })
    .end(text)
}
