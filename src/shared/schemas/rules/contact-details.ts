const ADDRESS = /https?:|\/\/|\bwww\./i
/** A name before a common ending: "exemplo.com.br", but not "S.Paulo" or "Sta.Rita". */
const HOST = /[\p{L}\d-]\.(?:com|net|org|info|biz|br|io|app|shop|store|online|xyz|example)(?![\p{L}\d])/iu

/** Fewest digits that are taken for a telephone number. */
const PHONE_DIGITS = 7
const DIGITS_IN_A_ROW = new RegExp(String.raw`(?:\p{Nd}[\s().+/\p{Pd}\u2212]{0,3}){${PHONE_DIGITS},}`, 'u')

export const hasLink = (text: string): boolean => ADDRESS.test(text) || HOST.test(text)

export const hasPhone = (text: string): boolean => DIGITS_IN_A_ROW.test(text)

export const hasEmail = (text: string): boolean => /[^\s@]@[^\s@]+\.[^\s@]/.test(text)

/** The name of a city, and not a way to be reached. */
export const isPlace = (text: string): boolean => !hasLink(text) && !hasPhone(text) && !text.includes('@')
