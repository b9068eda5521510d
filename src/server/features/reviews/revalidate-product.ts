import { signToken } from '@/server/protection/signed-token'
import { sitePort } from '@/shared/config/env'

/** Has the site revalidate a product's pages: only a request can. @throws if incomplete, so that the outbox retries */
export async function requestRevalidation(productKey: string): Promise<void> {
  const token = signToken({ purpose: 'revalidate-reviews', subject: productKey }, 60)
  const response = await fetch(`http://localhost:${sitePort()}/api/reviews/revalidate/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok) throw new Error(`revalidation of reviews: ${response.status}`)
}
