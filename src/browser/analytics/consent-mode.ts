import { tagManagerId } from './configured-tags'
import { dataLayer, pauseEvents } from './data-layer'
import { closePageToTags, silenceAnalytics, startTagManager } from './tag-manager'

export interface Permissions {
  functional: boolean
  measurement: boolean
  advertising: boolean
}

/** A command of Google's tags, which must be `arguments`, not an array. */
function command(..._words: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: see above.
  return arguments
}

const word = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied')

/** Consent Mode v2 signals. */
const signals = ({ functional, measurement, advertising }: Permissions) => ({
  ad_storage: word(advertising),
  ad_user_data: word(advertising),
  ad_personalization: word(advertising),
  analytics_storage: word(measurement),
  functionality_storage: word(functional),
  personalization_storage: word(functional),
  security_storage: 'granted',
})

const NOTHING: Permissions = { functional: false, measurement: false, advertising: false }
const TAGS = ['measurement', 'advertising'] as const

const needsTagManager = (permissions: Permissions) => TAGS.some((tag) => permissions[tag])

let applied: Permissions | null = null
let isRunning = false
/** Permissions withdrawn while tags ran: they stay closed until the page is reloaded. */
const closed = new Set<(typeof TAGS)[number]>()

const begin = () => {
  dataLayer().unshift(
    command('consent', 'default', signals(NOTHING)),
    command('set', { ads_data_redaction: true, url_passthrough: false }),
  )
}

const locationFor = (isMeasuring: boolean): string =>
  isMeasuring ? window.location.origin + window.location.pathname : window.location.origin

const pushLocation = (isMeasuring: boolean) => {
  const from = document.referrer && new URL(document.referrer).origin
  const place = locationFor(isMeasuring)
  // Google's tags would read the document's title, which has the term of a search.
  dataLayer().push(command('set', { page_location: place, page_title: place, page_referrer: from }))
}

/** Stops tags whose permission is withdrawn, before they are notified. */
const withdraw = (before: Permissions, now: Permissions) => {
  const gone = TAGS.filter((tag) => before[tag] && !now[tag])
  if (gone.length === 0) return
  const remaining = TAGS.find((tag) => now[tag]) ?? 'none'
  if (closePageToTags(remaining)) for (const tag of gone) closed.add(tag)
  pushLocation(now.measurement)
}

/**
 * Applies permissions at once (behavior CONSENT-4); events from before a permission never reach the tag manager.
 * @returns whether something withdrawn on this page is allowed again, from the next loaded page on
 */
export function applyPermissions(requested: Permissions): boolean {
  const isFirst = applied === null
  const before = applied ?? NOTHING
  const permissions = { ...requested }
  for (const tag of closed) permissions[tag] = false
  const isOpening = needsTagManager(permissions) && !needsTagManager(before) && !isRunning
  // If measurement was allowed on an earlier page, events from before this code loaded may be sent.
  const isForgotten = isOpening && !(isFirst && permissions.measurement)
  if (isForgotten) dataLayer().splice(0)
  if (isFirst || isForgotten) begin()
  if (isForgotten) pushLocation(permissions.measurement)
  if (isRunning) withdraw(before, permissions)
  if (!isFirst || Object.values(permissions).some(Boolean))
    dataLayer().push(command('consent', 'update', signals(permissions)))
  applied = permissions
  if (isRunning) silenceAnalytics(!permissions.measurement)
  const container = needsTagManager(permissions) ? tagManagerId() : null
  if (container !== null && !isRunning) {
    isRunning = true
    startTagManager(container)
  }
  pauseEvents(isRunning && !permissions.measurement)
  return TAGS.some((tag) => requested[tag] && closed.has(tag))
}

/** Whether tags may measure here: what was withdrawn on this page does not restart on it. */
export function isMeasuringHere(): boolean {
  return applied?.measurement === true
}

/** Whether tags have run on this page, and may have written data. */
export function haveTagsRun(): boolean {
  return isRunning
}

/** The location for Google's tags: the address's query may contain answers. Without measurement, no page. */
export function reportedLocation(isMeasuring: boolean): string {
  if (!isRunning || needsTagManager(applied ?? NOTHING)) pushLocation(isMeasuring)
  return locationFor(isMeasuring)
}
