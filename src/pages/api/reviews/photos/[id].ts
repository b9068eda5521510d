import { ServiceUnavailable } from '@/server/database/database'
import { findPhoto } from '@/server/features/reviews/photo/find-photo'
import { apiRoute } from '@/server/page-props/api-route'

/** A day: a photo that is withdrawn is gone from the next day on, wherever it was seen before. */
const PUBLIC = 'public, max-age=86400'

/** `GET /api/reviews/photos/REVIEW/`: a published photo as WebP; others with a moderator's `token`. 404, 405, 503. */
export default apiRoute({ allowed: 'GET, HEAD' }, async (request, response, { log }) => {
  const { id, token } = request.query
  try {
    const photo = await findPhoto(String(id), typeof token === 'string' ? token : null)
    if (!photo) return response.status(404).end()
    return response
      .setHeader('Content-Type', 'image/webp')
      .setHeader('X-Content-Type-Options', 'nosniff')
      .setHeader('Content-Disposition', 'inline; filename="foto.webp"')
      .setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      .setHeader('Cache-Control', photo.isPublic ? PUBLIC : 'private, no-store')
      .status(200)
      .send(photo.bytes)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) log.error({ err: error }, 'photos: not read')
    return response.status(503).end()
  }
})
