import { isFormName } from '@/server/features/registry'
import { submit } from '@/server/features/submissions/submit'
import { apiRoute } from '@/server/page-props/api-route'

/** The body is read by the site itself, no further than the form allows. */
export const config = { api: { bodyParser: false } }

/**
 * `POST /api/forms/FORM/`: a form, sent by the page's script as JSON (or as parts, with a photo). 200
 * `{ status: 'done', next, reference }`; 422 `{ status: 'invalid', problems }`, likewise 403 from another site, 413 above
 * 32 kB of texts or 5 MB of a photo, 415 for another type and 500; 429 `{ status: 'limited', seconds }`; 503
 * `{ status: 'away' }`; all with a `stamp` to send again with. 404 for an unknown form, 405 for anything but POST.
 */
export default apiRoute({ allowed: 'POST' }, async (request, response, { requestId }) => {
  const form = String(request.query.form)
  if (!isFormName(form)) return response.status(404).end()
  const { httpStatus, outcome, stamp } = await submit(form, request, { isScripted: true, requestId })
  if (outcome.status === 'limited') response.setHeader('Retry-After', outcome.seconds)
  if (outcome.status === 'done') {
    const { headers = {}, ...done } = outcome
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    return response.status(200).json(done)
  }
  return response.status(httpStatus).json({ ...outcome, stamp })
})
