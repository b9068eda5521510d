import type { Instrumentation } from 'next'
import { logger } from '@/server/log/logger'
import { markReported } from '@/server/log/reported-errors'
import { isProduction } from '@/shared/config/env'
import { requestIdOf } from './request-id'

/** A body that Next refused to read (400, 413): anybody can send one, and nothing failed. */
const isRefusedBody = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500

/** The one line of a failed page, without its query, which may carry secrets. In development Next says it better. */
export const logRequestError: Instrumentation.onRequestError = (error, request, context) => {
  if (!isProduction() || isRefusedBody(error)) return
  const path = request.path.split('?')[0] ?? ''
  if (error instanceof Error && !markReported(error, path)) return
  logger.error(
    {
      err: error,
      requestId: requestIdOf(request.headers['x-request-id']),
      method: request.method,
      path,
      route: context.routePath,
      ...(context.revalidateReason && { revalidate: context.revalidateReason }),
    },
    'page: request failed',
  )
}
