import type { NextApiRequest, NextApiResponse } from 'next'
import { serverEnv } from '@/config/env'
import { withDraftAttributes } from '@/publishing/preview/cookies'
import { isPreviewDay } from '@/publishing/preview/day'
import { previewResponse, sendText } from '@/publishing/preview/response'

/** `GET /api/preview?secret=&slug=&id=&em=`: turns draft mode on for this browser and leads to the page (ADR 12). */
const handler = async (request: NextApiRequest, response: NextApiResponse) => {
  const { secret, slug, id, em } = request.query
  const result = await previewResponse({ method: request.method, secret, slug, id, em })
  if (result.status !== 307) {
    sendText(response, result.status, result.text)
    return
  }
  // Without a day too: it replaces the one that was chosen before.
  response.setPreviewData(isPreviewDay(em) ? { em } : {})
  const cookies = withDraftAttributes(response.getHeader('Set-Cookie'), request.headers, serverEnv().SITE_URL)
  response.setHeader('Set-Cookie', cookies).setHeader('Cache-Control', 'private, no-store')
  response.redirect(307, result.path)
}

export default handler
