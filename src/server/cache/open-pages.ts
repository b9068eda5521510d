import type { NextApiRequest, NextApiResponse } from 'next'
import { processWide } from '@/shared/utils/process-wide'

const openPages = processWide('open-pages', () => new Set<NextApiResponse>())

/** Notifies open pages of a content change, so that they reload their data (`hooks/use-content-changes.ts`). */
export function reportContentChange(): void {
  for (const page of openPages) page.write('data: changed\n\n')
}

/** `GET /api/content-changes/`, in development: a server-sent event per content change. */
export function contentChangeEvents(request: NextApiRequest, response: NextApiResponse): void {
  // Compression would delay events.
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' })
  response.flushHeaders()
  openPages.add(response)
  request.on('close', () => openPages.delete(response))
}
