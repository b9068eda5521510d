/**
 * Text as people mean it: composed letters, one kind of line break, nothing around it. Browsers send CRLF where the page
 * counts LF, and keyboards compose letters in two ways.
 */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
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
