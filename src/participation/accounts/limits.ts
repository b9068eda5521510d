const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** All in seconds; privacy policy and mails state them. */

/** A login ends after a week without use … */
export const SESSION_IDLE = 7 * DAY
/** … and after a month in any case. */
export const SESSION_LONGEST = 30 * DAY
/** The end is extended once a day, not with every page. */
export const SESSION_UPDATE = DAY

export const CONFIRMATION_LINK = DAY
export const RESET_LINK = HOUR

/** Days after which an unconfirmed account is deleted. */
export const UNCONFIRMED_DAYS = 7

/** The day of the last change of terms and privacy policy, to which a new account agrees. */
export const CONSENT_VERSION = '2026-11-25'

/** Seconds between registration mails of one address: five a day. */
export const CONFIRMATION_PAUSE = 5 * HOUR
/** The same for "forgot password" and unconfirmed logins. Links are valid for longer: the newest mail always works. */
export const LINK_PAUSE = HOUR / 2
