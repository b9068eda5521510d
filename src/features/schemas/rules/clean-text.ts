/** Characters that nobody sees, as pasted texts have them: soft hyphens, zero-width spaces, direction controls, tags. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2065\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Bidi_Control}]/gu

/** Nothing that anybody could see: spaces, joiners without letters, blank letters. */
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u

/** Text as people mean it: composed letters, LF alone, trimmed, nothing invisible; blank if it shows nothing. */
export function cleanText(text: string): string {
  const clean = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim()
  return BLANK.test(clean) ? '' : clean
}

/** Characters as people count them: an emoji or an accented letter is one. */
export function countCharacters(text: string): number {
  return [...cleanText(text)].length
}

/** What no text holds: control characters other than line breaks and tabs, and halves of characters. */
const UNREADABLE = /(?![\n\t])\p{Cc}|\p{Surrogate}/u

/** What would break a line, or turn its direction round, where one line is asked for (headers of mails, too). */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

export const isReadable = (text: string): boolean => !UNREADABLE.test(text)
export const isOneLine = (text: string): boolean => !NOT_ONE_LINE.test(text)
