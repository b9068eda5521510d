/** Characters that nobody sees, as pasted texts have them: soft hyphens, zero-width spaces, direction controls, tags. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2065\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Bidi_Control}]/gu

/** Nothing that anybody could see: spaces, joiners without letters, blank letters. */
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u

/** Text as people mean it: composed letters, LF alone, plain spaces, trimmed, nothing invisible; blank if it shows nothing. */
export function cleanText(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .replace(INVISIBLE, '')
    .trim()
  return BLANK.test(clean) ? '' : clean
}

/** The same for one line: tabs, as tables are pasted with, are spaces. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll('\t', ' ')

/** A password as it is compared and hashed: OpaqueString of RFC 8265, 4.2. Different keyboards send one letter differently. */
export const cleanPassword = (text: string): string => text.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** Signs that keyboards give instead of an apostrophe: accents without a letter, quotation marks, primes. */
const APOSTROPHES =
  /[`\u00b4\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u2018\u2019\u201b\u2032\u2035\ua78c\uff07\uff40]/gu
const HYPHENS = /[\p{Pd}\u02d7\u2043\u2212]/gu

/** One line with the plain apostrophe and hyphen in place of what looks like them: for names, codes and addresses. */
export const plainPunctuation = (text: string): string =>
  cleanLine(text).replace(APOSTROPHES, "'").replace(HYPHENS, '-')

/** What no text holds: control characters other than line breaks and tabs, and halves of characters. */
const UNREADABLE = /(?![\n\t])\p{Cc}|\p{Surrogate}/u

/** What would break a line, or turn its direction round, where one line is asked for (headers of mails, too). */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

export const isReadable = (text: string): boolean => !UNREADABLE.test(text)
export const isOneLine = (text: string): boolean => !NOT_ONE_LINE.test(text)
