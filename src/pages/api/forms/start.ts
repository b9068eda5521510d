import type { NextApiHandler } from 'next'
import { isAllowed } from '@/logging/request-id'
import { newFormToken } from '@/participation/protection/form-token'

/** `GET /api/forms/start/`: `{ stamp }` for a form that begins now; static pages cannot carry one. Else 405. */
const handler: NextApiHandler = (request, response) => {
  response.setHeader('Cache-Control', 'no-store')
  if (!isAllowed(request, response, 'GET')) return
  return response.status(200).json({ stamp: newFormToken() })
}

export default handler
