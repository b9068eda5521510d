import type { NextApiRequest, NextApiResponse } from 'next'
import { processWide } from '@/lib/process-wide'

/** Pages that browsers have open under `next dev`. */
const openPages = processWide('open-pages', () => new Set<NextApiResponse>())

/** Tells the open pages that content changed, so that they ask for their data anew (`hooks/use-content-changes.ts`). */
export function reportContentChange(): void {
  for (const page of openPages) page.write('data: changed\n\n')
}

/** `GET /api/content-changes/`, where developers work: server-sent events, one whenever content changed. */
export function contentChangeEvents(request: NextApiRequest, response: NextApiResponse): void {
  // Compressed, events would wait for each other.
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' })
  response.flushHeaders()
  openPages.add(response)
  request.on('close', () => openPages.delete(response))
}
