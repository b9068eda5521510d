import { processWide } from '@/shared/utils/process-wide'

/** Errors in the log already, with the requests that they ended; forgotten with the error. */
const reported = processWide('reported-errors', () => new WeakMap<Error, Set<string>>())

export function isReported(error: Error): boolean {
  return reported.has(error)
}

/** Notes that an error is in the log, once for each request that it ended. @returns false when it was noted before */
export function markReported(error: Error, request = ''): boolean {
  const requests = reported.get(error) ?? new Set()
  reported.set(error, requests)
  if (requests.has(request)) return false
  requests.add(request)
  return true
}
