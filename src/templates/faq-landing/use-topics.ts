import { useState } from 'react'
import type { FaqTopic } from '@/content-model/types/faq-page'

/** The paragraphs of an answer, as its disclosure shows them. */
const readAnswer = (anchor: string): string =>
  [...(document.getElementById(anchor)?.querySelectorAll('p') ?? [])]
    .map(({ textContent }) => textContent)
    .join('\n\n')

/** Whether a document left the answers out of its data (`page-props/kept-text.ts`). */
const lacksAnswers = (topics: FaqTopic[]): boolean =>
  topics.some(({ questions }) => questions.some((question) => !('answer' in question)))

const withAnswers = (topics: FaqTopic[]): FaqTopic[] =>
  topics.map((topic) => ({
    ...topic,
    questions: topic.questions.map((question) => ({ ...question, answer: readAnswer(question.anchor) })),
  }))

/** The subjects with all their words, which the first page has in its document alone. */
export function useTopics(topics: FaqTopic[]): FaqTopic[] {
  const [read] = useState(() => (lacksAnswers(topics) ? withAnswers(topics) : null))
  return read ?? topics
}
