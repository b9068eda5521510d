import type { NextApiRequest, NextApiResponse } from 'next'
import { searchConfig } from '@/config/env'
import type { SearchConfig } from '@/content-model/views/search'
import { isAllowed } from '@/server/logging/request-id'

/** `GET /api/search-config/`: where and how the browser searches; public values only. 503 and `{}` without search. */
export default function handler(
  request: NextApiRequest,
  response: NextApiResponse<SearchConfig | Record<string, never>>,
) {
  if (!isAllowed(request, response, 'GET, HEAD', {})) return
  const config = searchConfig()
  response
    .setHeader('Cache-Control', config === null ? 'no-store' : 'public, max-age=60')
    .status(config === null ? 503 : 200)
    .json(config ?? {})
}
