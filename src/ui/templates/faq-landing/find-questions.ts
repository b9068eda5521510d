import type { FaqTopic } from '@/shared/content-model/types/faq-page'
import { foldText } from '@/shared/utils/fold-text'

/** Topics with the questions that contain every word of the term; all for a blank one. */
export function findQuestions(topics: FaqTopic[], term: string): FaqTopic[] {
  const words = foldText(term).split(' ').filter(Boolean)
  if (words.length === 0) return topics
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const text = foldText(`${topic.title} ${question} ${answer}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
