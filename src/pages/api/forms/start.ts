import type { NextApiHandler } from 'next'
import { isAllowed } from '@/logging/request-id'
import { newFormToken } from '@/participation/protection/form-token'

/**
 * `GET /api/forms/start/`: `{ stamp }`, which a form that begins now is sent with. It says when that was and makes sending
 * twice the same as once; static pages cannot carry one. 405 for anything but GET.
 */
const handler: NextApiHandler = (request, response) => {
  response.setHeader('Cache-Control', 'no-store')
  if (!isAllowed(request, response, 'GET')) return
  return response.status(200).json({ stamp: newFormToken() })
}

export default handler
