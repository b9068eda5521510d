import { dataLayer, holdEvents } from './data-layer'
import { startTagManager, tagManagerId } from './tag-manager'

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

const needsTagManager = ({ measurement, advertising }: Permissions) => measurement || advertising

let applied: Permissions | null = null
let isRunning = false

/** The first commands of the queue, before anything that could be read of it. */
const begin = () => {
  dataLayer().unshift(
    command('consent', 'default', signals(NOTHING)),
    command('set', { ads_data_redaction: true, url_passthrough: false }),
  )
}

/**
 * Makes permissions hold at once (behavior CONSENT-4): everything is denied before anything else is said, the tag manager
 * comes with the first permission that needs it, and what happened before a visitor allowed measuring never reaches it.
 */
export function applyPermissions(permissions: Permissions): void {
  const isFirst = applied === null
  const before = applied ?? NOTHING
  const isOpening = needsTagManager(permissions) && !needsTagManager(before) && !isRunning
  // Of visitors who allowed measuring on an earlier page, what they did before this code was here may be told.
  const isForgotten = isOpening && !(isFirst && permissions.measurement)
  if (isForgotten) dataLayer().splice(0)
  if (isFirst || isForgotten) begin()
  if (!isFirst || Object.values(permissions).some(Boolean))
    dataLayer().push(command('consent', 'update', signals(permissions)))
  applied = permissions
  const container = needsTagManager(permissions) ? tagManagerId() : null
  if (container !== null && !isRunning) {
    isRunning = true
    startTagManager(container)
  }
  holdEvents(isRunning && !permissions.measurement)
}

/**
 * Where Google's tags shall say that they are, in place of the address with its query: searches and answers stand there.
 * Without measuring, no page at all.
 */
export function tellLocation(isMeasuring: boolean): string {
  const { origin, pathname } = window.location
  const location = isMeasuring ? origin + pathname : origin
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  dataLayer().push(command('set', { page_location: location, page_referrer: from }))
  return location
}
