/** An error in Contentful's format; thrown anywhere below a request, sent by the server's error handler. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    message: string,
    readonly details?: unknown,
  ) {
    super(message)
  }
}

const INVALID_QUERY =
  'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.'

const RATE_LIMIT =
  'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.'

const TYPE_REQUIRED =
  'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type"'

/** Largest reply of the delivery API, in bytes. */
export const MAX_REPLY_BYTES = 7_340_032

export function badRequest(message: string): ApiError {
  return new ApiError(400, 'BadRequest', message)
}

export function invalidQuery(...errors: object[]): ApiError {
  return new ApiError(400, 'InvalidQuery', INVALID_QUERY, { errors })
}

/** A parameter, field or path that does not exist. */
export function unknownPath(path: string): ApiError {
  return invalidQuery({
    name: 'unknown',
    path: path.split('.'),
    details: `The path "${path}" is not recognized`,
  })
}

export function unknownOperator(path: string, operator: string): ApiError {
  return invalidQuery({
    name: 'unknown',
    path: path.split('.'),
    details: `The operator "${operator}" is not recognized`,
  })
}

/** Ordering by a long text; the path ends with the locale read. */
export function textOrder(path: string, locale: string): ApiError {
  return invalidQuery({
    name: 'order',
    path: [...path.split('.'), locale],
    type: 'Text',
    details: 'Text fields do not support ordering. Consider using a Symbol field instead',
  })
}

export function selectTooDeep(path: string): ApiError {
  return invalidQuery({
    name: 'select',
    path: path.split('.'),
    details: 'Selected properties must be at most 2 levels deep, the path is deeper than two levels.',
  })
}

/** The real API names this value for every content type. */
export function unknownContentType(): ApiError {
  return invalidQuery({ name: 'unknownContentType', value: 'DOESNOTEXIST' })
}

export function contentTypeRequired(): ApiError {
  return badRequest(TYPE_REQUIRED)
}

export function unknownLocale(code: string): ApiError {
  return badRequest(`Unknown locale: ${code}`)
}

export function invalidNumber(name: string): ApiError {
  return badRequest(`The value provided for "${name}" is invalid. Please provide a valid number value`)
}

export function replyTooBig(): ApiError {
  return badRequest(`Response size too big. Maximum allowed response size: ${MAX_REPLY_BYTES}B.`)
}

export function tokenInvalid(): ApiError {
  return new ApiError(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
  )
}

export function notFound(details?: object): ApiError {
  return new ApiError(404, 'NotFound', 'The resource could not be found.', details)
}

/** An entry that is not valid for publishing. */
export function validationFailed(errors: object[]): ApiError {
  return new ApiError(422, 'ValidationFailed', 'Validation error', { errors })
}

export function invalidResourceId(): ApiError {
  return new ApiError(404, 'NotFound', 'Invalid resource id')
}

export function rateLimited(): ApiError {
  return new ApiError(429, 'RateLimitExceeded', RATE_LIMIT)
}

/** The error of a broken service. */
export function errorOfStatus(status: number): ApiError {
  if (status === 401) return tokenInvalid()
  if (status === 403)
    return new ApiError(403, 'AccessDenied', 'The access token you sent is not allowed to do this.')
  if (status === 404) return notFound()
  if (status === 429) return rateLimited()
  if (status === 502) return new ApiError(502, 'Hibernated', 'This space is hibernated.')
  return new ApiError(status, 'ServerError', 'An internal server error occurred.')
}
