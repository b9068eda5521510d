import { useState } from 'react'
import type { FaqQuestion } from '@/content-model/types/faq-item'
import type { FaqTopic } from '@/content-model/types/faq-page'

/** A question and the paragraphs of its answer, as its disclosure shows them. */
const readWords = (anchor: string): Pick<FaqQuestion, 'question' | 'answer'> => {
  const panel = document.getElementById(anchor)
  const paragraphs = [...(panel?.querySelectorAll('p') ?? [])]
  return {
    question: panel?.querySelector('summary')?.textContent ?? '',
    answer: paragraphs.map(({ textContent }) => textContent).join('\n\n'),
  }
}

/** Whether a document left the words of questions out of its data (`page-props/kept-text.ts`). */
const lacksWords = (topics: FaqTopic[]): boolean =>
  topics.some(({ questions }) => questions.some((question) => !('answer' in question)))

const withWords = (topics: FaqTopic[]): FaqTopic[] =>
  topics.map((topic) => ({
    ...topic,
    questions: topic.questions.map((question) => ({ ...question, ...readWords(question.anchor) })),
  }))

/** The subjects with all their words, which the first page has in its document alone. */
export function useTopics(topics: FaqTopic[]): FaqTopic[] {
  const [read] = useState(() => (lacksWords(topics) ? withWords(topics) : null))
  return read ?? topics
}
