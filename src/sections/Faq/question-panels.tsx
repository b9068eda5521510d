import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { FaqQuestion } from '@/content-model/types/faq-section'

/** Questions as panels of an accordion. */
export const questionPanels = (questions: FaqQuestion[]) =>
  questions.map(({ anchor, question, answer }) => ({
    anchor,
    title: question,
    content: <Paragraphs text={answer} />,
  }))
