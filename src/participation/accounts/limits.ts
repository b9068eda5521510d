const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds. What the privacy policy and the mails say of them follows from here. */

/** A login ends when it was not used for a week … */
export const SESSION_IDLE = 7 * DAY
/** … and after a month whatever was done with it. */
export const SESSION_LONGEST = 30 * DAY
/** The end is moved on once a day, not with every page. */
export const SESSION_UPDATE = DAY

export const CONFIRMATION_LINK = DAY
export const RESET_LINK = HOUR

/** Days after which an account is deleted whose address nobody confirmed. */
export const UNCONFIRMED_DAYS = 7

/** Of what a person agrees to when an account is made: the day on which terms and policy were last changed. */
export const CONSENT_VERSION = '2026-11-25'

/** Seconds after a mail about a registration in which no further registration of the address sends one: five mails a day. */
export const CONFIRMATION_PAUSE = 5 * HOUR
/**
 * The same for "forgot password", and for a login with the right password before the address is confirmed. Links hold longer
 * than this pause, so that the newest mail always brings one that works.
 */
export const LINK_PAUSE = HOUR / 2
