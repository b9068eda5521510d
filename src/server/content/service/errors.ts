import type { Reason } from '@/shared/content-model/reasons'

/** What an engineer or editor does about a failure of the service that is worth asking again within the deadline. */
const passing = (advice: string) => ({ retry: true, isOutage: true, advice })
/** The same of one that stays: the page may be asked for again later (503). */
const outage = (advice: string) => ({ retry: false, isOutage: true, advice })
/** Of an entry or a query, while the service works. */
const fault = (advice: string) => ({ retry: false, isOutage: false, advice })

/** What can go wrong between the site and its content. Absence is not an error: queries return null. */
export const contentErrorPolicy = {
  unavailable: passing('Contentful does not answer or answers 5xx: see its status page, and check the host.'),
  outdated: passing('A cache of Contentful lags behind what is published: it passes.'),
  timeout: passing('The deadline passed: raise CONTENTFUL_TIMEOUT_MS or see why it is slow.'),
  rateLimited: passing('Too many calls: lower CONTENTFUL_MAX_RPS or wait for the reset.'),
  unauthorized: outage(
    'Check CONTENTFUL_DELIVERY_TOKEN, CONTENTFUL_PREVIEW_TOKEN and the host they belong to.',
  ),
  unknownSpace: outage('Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.'),
  rejected: fault('The space does not know this content type or field: compare the content model.'),
  tooBig: fault('One entry with all it links to exceeds 7 MB: split it.'),
  invalidReply: outage('The reply is not what the delivery API sends: check the host and proxies.'),
  implausible: outage(
    "See Contentful's status page; editors who took half the site down are believed in ten minutes.",
  ),
  invalidEntry: fault('An editor mends the field named here.'),
}

export type ContentErrorCode = keyof typeof contentErrorPolicy

export interface ContentErrorMeta {
  contentType?: string
  entryId?: string
  field?: string
  /** Of the entry, as editors know it; not part of the message. */
  title?: string | null
  reason?: Reason
  detail?: string
  slug?: string
  status?: number
  requestId?: string
  resetSeconds?: number
}

/** A failure of the content service or of an entry; `notFound` must never be concluded from it. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(
    readonly code: ContentErrorCode,
    readonly reason: string,
    readonly meta: ContentErrorMeta = {},
    options?: { cause?: unknown },
  ) {
    const place = Object.entries(meta)
      .filter(([key]) => key !== 'title')
      .map(([key, value]) => `${key}=${value}`)
      .join(' ')
    super(
      `content ${code}: ${reason}${place ? ` [${place}]` : ''} ${contentErrorPolicy[code].advice}`,
      options,
    )
  }

  /** Pages, API routes and instrumentation have a copy of this class each: errors of any copy count. */
  static override [Symbol.hasInstance](value: unknown): value is ContentError {
    return value instanceof Error && value.name === 'ContentError'
  }

  get retry(): boolean {
    return contentErrorPolicy[this.code].retry
  }

  get isOutage(): boolean {
    return contentErrorPolicy[this.code].isOutage
  }
}
