import type { FaqTopic } from '@/content-model/types/faq-page'
import { foldText } from '@/lib/fold-text'

/**
 * The topics with those of their questions in which every word of the term occurs, in question, answer or the topic's
 * title, accents and capitals aside; topics without any are left out. A blank term finds everything.
 */
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
