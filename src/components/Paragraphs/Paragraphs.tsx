import { distinct } from '@/lib/distinct'
import { isBlank } from '@/lib/is-blank'
import { ContactText } from '../ContactText/ContactText'

export interface ParagraphsProps {
  /** Plain text as editors typed it; a blank line parts paragraphs. */
  text: string
  className?: string | undefined
}

/** The paragraphs of a plain text field, with what can be called or written to as links. */
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
