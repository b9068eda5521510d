import type { FaqQuestion } from '@/shared/content-model/types/faq-section'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'

/** Questions as panels of an accordion. */
export const questionPanels = (questions: FaqQuestion[]) =>
  questions.map(({ anchor, question, answer }) => ({
    anchor,
    title: question,
    content: <Paragraphs text={answer} />,
  }))
