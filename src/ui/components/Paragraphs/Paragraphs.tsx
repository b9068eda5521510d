import { distinct } from '@/shared/utils/distinct'
import { isBlank } from '@/shared/utils/is-blank'
import { ContactText } from '../ContactText/ContactText'

export interface ParagraphsProps {
  /** Plain text; a blank line separates paragraphs. */
  text: string
  className?: string | undefined
}

/** Paragraphs of plain text, with linked telephone numbers and mail addresses. */
export function Paragraphs({ text, className }: ParagraphsProps) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => !isBlank(paragraph))
  const keys = distinct(paragraphs)
  return paragraphs.map((paragraph, index) => (
    <p key={keys[index]} className={className}>
      <ContactText text={paragraph} />
    </p>
  ))
}
