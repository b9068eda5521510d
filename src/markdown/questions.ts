import type { FaqQuestion } from '@/content-model/types/faq-item'
import { blocks, heading, plainText } from './words'

/** Questions with their answers. `level` is that of each question's heading. */
export function questions(items: readonly FaqQuestion[], level: number): string {
  return blocks(...items.map(({ question, answer }) => blocks(heading(level, question), plainText(answer))))
}
