import { useState } from 'react'
import type { FaqTopic } from '@/content-model/types/faq-page'

/** The paragraphs of an answer, as its disclosure shows them. */
const readAnswer = (anchor: string): string =>
  [...(document.getElementById(anchor)?.querySelectorAll('p') ?? [])]
    .map(({ textContent }) => textContent)
    .join('\n\n')

const withAnswers = (topics: FaqTopic[]): FaqTopic[] =>
  topics.map((topic) => ({
    ...topic,
    // Without an answer: a document leaves its data out (`page-props/kept-text.ts`).
    questions: topic.questions.map(
      (question: Partial<FaqTopic['questions'][number]> & { anchor: string }) => ({
        ...(question as FaqTopic['questions'][number]),
        answer: question.answer ?? readAnswer(question.anchor),
      }),
    ),
  }))

/** The subjects with all their words, which the first page has in its document alone. */
export function useTopics(topics: FaqTopic[]): FaqTopic[] {
  const [whole] = useState(() => withAnswers(topics))
  return whole
}
