import { ContentError } from '@/server/content/pages'

const nameAndStatus = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, status: 'status' in error ? error.status : null }
    : { name: '', message: String(error), status: null }

/** Which service failed, which variable it hangs on, and what to do; null for an error that is the program's own. */
export function describeSearchFailure(error: unknown, host: string | null): string | null {
  if (error instanceof ContentError) return `Contentful failed. ${error.message}`
  const { name, message, status } = nameAndStatus(error)
  const where = host ?? "Algolia's hosts"
  if (name === 'RetryError')
    return (
      `The search service does not respond at ${where}: check NEXT_PUBLIC_ALGOLIA_HOST (empty for Algolia's own hosts), ` +
      `NEXT_PUBLIC_ALGOLIA_APP_ID and the network.`
    )
  if (name !== 'ApiError') return null
  if (status === 401 || status === 403)
    return (
      `The search service at ${where} refuses the key (${message}): check ALGOLIA_ADMIN_KEY, which must be allowed to ` +
      `search, browse, add and delete records, delete indexes and edit settings, and NEXT_PUBLIC_ALGOLIA_APP_ID.`
    )
  return `The search service at ${where} responds ${String(status)}: ${message}. The indexes are as they were.`
}
