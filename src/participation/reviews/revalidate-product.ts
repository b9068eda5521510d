import { sitePort } from '@/config/env'
import { signToken } from '../protection/signed-token'

const PATH = '/api/reviews/revalidate/'
const VALID_SECONDS = 60
const TIMEOUT_MS = 60_000

/**
 * Requests revalidation of a product's pages from the site itself: only a request can revalidate.
 * @throws if incomplete, so that the outbox retries
 */
export async function requestRevalidation(productKey: string): Promise<void> {
  const token = signToken({ purpose: 'revalidate-reviews', subject: productKey }, VALID_SECONDS)
  const response = await fetch(`http://localhost:${sitePort()}${PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`revalidation of reviews: ${response.status}`)
}
