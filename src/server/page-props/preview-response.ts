import type { ServerResponse } from 'node:http'
import { ContentError, contentPages } from '@/server/content/pages'
import { drafts } from '@/server/content/preview'
import { createRateLimit } from '@/server/http/rate-limit'
import { isSameSecret } from '@/server/http/same-secret'
import { logger } from '@/server/log/logger'
import { serverEnv } from '@/shared/config/env'
import { previewLabels } from '@/shared/labels/preview'
import { createLabelReader, type LabelOverrides } from '@/shared/labels/reader'
import { pathOfSlug } from '@/shared/routing/links'
import { inTime } from '@/shared/utils/in-time'
import { isPreviewDay, readPreviewSlug } from './preview-request'

/** A text for an editor, or a redirect within this site. */
export type PreviewResponse =
  | { status: 400 | 401 | 404 | 409 | 429 | 503; text: string }
  | { status: 307; path: string }

/** Milliseconds that an editor waits for changed texts. */
const LABELS_WITHIN = 1000

/** A text for editors outside of pages, as they changed it. */
export async function previewText(
  key: keyof typeof previewLabels,
  values?: Record<string, string>,
): Promise<string> {
  const overrides = async (): Promise<LabelOverrides> => (await contentPages().globalData('delivery')).labels
  const none = () => ({})
  const labels = await inTime(overrides().catch(none), LABELS_WITHIN, none)
  return `${createLabelReader(previewLabels, labels)(key, values)}\n`
}

const refusal = async (
  status: Exclude<PreviewResponse['status'], 307>,
  reason: Extract<keyof typeof previewLabels, `preview.error.${string}`>,
  values?: Record<string, string>,
): Promise<PreviewResponse> => ({ status, text: await previewText(reason, values) })

/** Limit of wrong secrets: more than editors mistype, too few for guessing. */
const WRONG_SECRETS = 30
const mayGuess = createRateLimit(WRONG_SECRETS, 60_000)

/** A right secret is never delayed by guesses. */
const wrongSecret = (): Promise<PreviewResponse> => {
  if (!mayGuess()) return refusal(429, 'preview.error.secret')
  logger.warn('preview: refused, wrong secret')
  return refusal(401, 'preview.error.secret')
}

/** `shows`, in place of slug and id: an entry without a page of its own, whose page is looked up. */
type PreviewQuestion = Partial<
  Record<'secret' | 'slug' | 'id' | 'shows' | 'em', string | string[] | undefined>
>

/** As Contentful makes them. */
const ENTRY_ID = /^[\w.-]{1,64}$/

const isBlank = (slug: PreviewQuestion['slug']): boolean =>
  !Array.isArray(slug) && !slug?.replace(/[\s/]/g, '')

const pathShowing = async (id: string | string[]): Promise<PreviewResponse> => {
  const slug = typeof id === 'string' && ENTRY_ID.test(id) ? await drafts().slugShowing(id) : null
  return slug === null ? refusal(404, 'preview.error.notShown') : { status: 307, path: pathOfSlug(slug) }
}

const lookUp = async (find: () => Promise<PreviewResponse>): Promise<PreviewResponse> => {
  try {
    return await find()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    logger.error({ err: error }, 'preview: the page could not be looked up')
    return refusal(503, 'preview.error.unavailable')
  }
}

/** Handles `/api/preview`. The secret is checked first: strangers learn neither slugs nor the service's state. */
export async function previewResponse({
  secret,
  slug,
  id = '',
  shows = '',
  em = '',
}: PreviewQuestion): Promise<PreviewResponse> {
  const { PREVIEW_SECRET } = serverEnv()
  if (PREVIEW_SECRET === null) return refusal(503, 'preview.error.noSecret')
  if (!isSameSecret(secret, PREVIEW_SECRET)) return wrongSecret()
  if (shows === '' && isBlank(slug)) return refusal(400, 'preview.error.blank')
  if (em !== '' && !isPreviewDay(em)) return refusal(400, 'preview.error.day')
  if (shows !== '') return lookUp(() => pathShowing(shows))
  const wanted = readPreviewSlug(slug)
  if (wanted === null) return refusal(400, 'preview.error.slug')
  return lookUp(async () => {
    const found = await drafts().idAt(wanted)
    if (found === null) return refusal(404, 'preview.error.notFound')
    if (id !== '' && id !== found) return refusal(409, 'preview.error.taken', { slug: wanted, entry: found })
    return { status: 307, path: pathOfSlug(wanted) }
  })
}

/** Sends an editor plain text, not cached and not indexed. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    })
    .end(text)
}
