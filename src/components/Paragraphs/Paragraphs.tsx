import { ContactText } from '../ContactText/ContactText'

export interface ParagraphsProps {
  /** Plain text as editors typed it; a blank line parts paragraphs. */
  text: string
  className?: string | undefined
}

/** The paragraphs of a plain text field, with what can be called or written to as links. */
export function Paragraphs({ text, className }: ParagraphsProps) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => (
      <p key={paragraph} className={className}>
        <ContactText text={paragraph} />
      </p>
    ))
}
