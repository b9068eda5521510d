import { newFormToken } from '@/features/protection/form-token'
import { apiRoute } from '@/page-props/api-route'

/** `GET /api/forms/start/`: `{ stamp }` for a form that begins now; static pages cannot carry one. Else 405. */
export default apiRoute({ allowed: 'GET' }, (_request, response) =>
  response.status(200).json({ stamp: newFormToken() }),
)
