import type { NoticeSection } from '@/content-model/types/notice'
import type { RecommenderAnswer } from '@/content-model/types/recommender-answer'

/** The notices that come with every result of some answers, each once, in the order of the answers. */
export function resultNoticesOf(answers: readonly RecommenderAnswer[]): NoticeSection[] {
  const notices = answers.flatMap(({ resultNotice }) => resultNotice ?? [])
  return [...new Map(notices.map((notice) => [notice.id, notice])).values()]
}
