import type { FaqQuestion } from '@/shared/content-model/types/faq-section'

/** What Markdown reads as a sign of its own inside a line. */
const MARKUP = /[\\`*_[\]<>|~]/g
/** What it reads as a heading, a list or a quote where a line starts. */
const AT_START = /^(\s*)(#{1,6}(?=\s)|[-+](?=\s)|\d+(?=[.)]\s))/gm

/** Plain words as Markdown shows them: signs that it would read as markup are escaped. */
export function escapeWords(text: string): string {
  return text.replace(MARKUP, '\\$&')
}

/** A line that starts with words, not with markup. */
export function escapeStart(line: string): string {
  return line.replace(AT_START, (_, space: string, sign: string) =>
    /^\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
  )
}

/** A line's end that stays one: Markdown shows others as spaces. */
export function hardBreaks(text: string): string {
  return text.replace(/(?<!\n)\n(?!\n)/g, '  \n')
}

/** A text field of editors: paragraphs are separated by blank lines. */
export function plainText(text: string): string {
  return escapeStart(hardBreaks(escapeWords(text.trim()).replace(/\n\s*\n/g, '\n\n')))
}

/** Blocks one below the other; what is blank or null is left out. */
export function blocks(...parts: (string | null | undefined | false)[]): string {
  return parts.filter((part) => part).join('\n\n')
}

/** A heading. `level` 1 is the page's own. */
export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${escapeWords(text.replace(/\s+/g, ' '))}`
}

/** Items one below the other; each may have several lines. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${indent(item, 2)}`).join('\n')
}

/** All lines but the first start `width` characters later. */
export function indent(text: string, width: number): string {
  return text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`)
}

export function quote(text: string): string {
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>')
}

/** A link. `href` is absolute. */
export function link(text: string, href: string): string {
  return `[${text}](${href.replace(/[\s()<>]/g, encodeURIComponent).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))})`
}

/** Questions with their answers. `level` is that of each question's heading. */
export function questions(items: readonly FaqQuestion[], level: number): string {
  return blocks(...items.map(({ question, answer }) => blocks(heading(level, question), plainText(answer))))
}
