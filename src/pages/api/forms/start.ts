import { apiRoute } from '@/server/page-props/api-route'
import { newFormToken } from '@/server/protection/form-token'

/** `GET /api/forms/start/`: `{ stamp }` for a form that begins now; static pages cannot carry one. Else 405. */
export default apiRoute({ allowed: 'GET' }, (_request, response) =>
  response.status(200).json({ stamp: newFormToken() }),
)
