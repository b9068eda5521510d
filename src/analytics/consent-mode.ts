import { dataLayer, pauseEvents } from './data-layer'
import { closePageToTags, silenceAnalytics, startTagManager, tagManagerId } from './tag-manager'

/** What a visitor allows; nothing, until they say so. */
export interface Permissions {
  functional: boolean
  measurement: boolean
  advertising: boolean
}

/** A command of Google's tags, which know one by its being `arguments`, not an array. */
function command(..._words: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: see above.
  return arguments
}

const word = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied')

/** Consent Mode v2 in its own names. */
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
/** What the tag manager is there for. */
const TAGS = ['measurement', 'advertising'] as const

const needsTagManager = (permissions: Permissions) => TAGS.some((tag) => permissions[tag])

let applied: Permissions | null = null
let isRunning = false
/** Permissions that were taken back while tags ran: the page is closed to them until it is loaded anew. */
const closed = new Set<(typeof TAGS)[number]>()

/** The first commands of the queue, before anything that could be read of it. */
const begin = () => {
  dataLayer().unshift(
    command('consent', 'default', signals(NOTHING)),
    command('set', { ads_data_redaction: true, url_passthrough: false }),
  )
}

const locationFor = (isMeasuring: boolean): string =>
  isMeasuring ? window.location.origin + window.location.pathname : window.location.origin

const pushLocation = (isMeasuring: boolean) => {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  dataLayer().push(command('set', { page_location: locationFor(isMeasuring), page_referrer: from }))
}

/** Ends what tags do with permissions that are gone, before they hear of it. */
const withdraw = (before: Permissions, now: Permissions) => {
  const gone = TAGS.filter((tag) => before[tag] && !now[tag])
  if (gone.length === 0) return
  const remaining = TAGS.find((tag) => now[tag]) ?? 'none'
  if (closePageToTags(remaining)) for (const tag of gone) closed.add(tag)
  pushLocation(now.measurement)
}

/**
 * Makes permissions hold at once (behavior CONSENT-4): everything is denied before anything else is said, the tag manager
 * comes with the first permission that needs it, what happened before a visitor allowed measuring never reaches it, and
 * nothing that is taken back is told to anybody any more.
 * @returns whether something that was taken back on this page is allowed again: it begins with the next page that is loaded
 */
export function applyPermissions(requested: Permissions): boolean {
  const isFirst = applied === null
  const before = applied ?? NOTHING
  const permissions = { ...requested }
  for (const tag of closed) permissions[tag] = false
  const isOpening = needsTagManager(permissions) && !needsTagManager(before) && !isRunning
  // Of visitors who allowed measuring on an earlier page, what they did before this code was here may be told.
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

/** Whether tags may measure here: what was taken back on this page does not begin again on it. */
export function isMeasuringHere(): boolean {
  return applied?.measurement === true
}

/** Whether tags were let into this page, and may have written what they should not any more. */
export function haveTagsRun(): boolean {
  return isRunning
}

/**
 * Where Google's tags shall say that they are, in place of the address with its query: searches and answers stand there.
 * Without measuring, no page at all; and where nothing is allowed any more they hear of no further page.
 */
export function reportedLocation(isMeasuring: boolean): string {
  if (!isRunning || needsTagManager(applied ?? NOTHING)) pushLocation(isMeasuring)
  return locationFor(isMeasuring)
}
