import type { FakeReply } from './fake-service'

const failure = (
  status: number,
  id: string,
  message: string,
  more: { details?: unknown; headers?: Record<string, string> } = {},
): FakeReply => ({
  status,
  headers: more.headers ?? {},
  body: {
    sys: { type: 'Error', id },
    message,
    ...(more.details !== undefined && { details: more.details }),
    requestId: '24a473c9a20e565e5cc4b53a25008123',
  },
})

/** Replies of the Content Delivery API as recorded from the real service. */
export const recorded = {
  accessTokenInvalid: failure(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
  ),
  accessDenied: failure(403, 'AccessDenied', 'Access denied'),
  unknownSpace: failure(404, 'NotFound', 'The resource could not be found.', {
    details: { type: 'Space', id: 'unknown' },
  }),
  unknownContentType: failure(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { details: { errors: [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }] } },
  ),
  tooBig: failure(400, 'BadRequest', 'Response size too big. Maximum allowed response size: 7340032B.'),
  serverError: failure(500, 'ServerError', 'The server made a mistake.'),
  unavailable: { status: 503, headers: { 'Content-Type': 'text/html' }, body: '<h1>503</h1>' },
  rateLimited: (resetSeconds: number) =>
    failure(
      429,
      'RateLimitExceeded',
      'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
      { headers: { 'X-Contentful-RateLimit-Reset': String(resetSeconds) } },
    ),
  empty: { body: { sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] } },
} as const satisfies Record<string, FakeReply | ((seconds: number) => FakeReply)>
