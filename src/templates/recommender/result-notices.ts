import type { NoticeSection } from '@/content-model/types/notice'
import type { RecommenderAnswer } from '@/content-model/types/recommender-answer'

/** Notices of some answers' results, once each, in order. */
export function resultNoticesOf(answers: readonly RecommenderAnswer[]): NoticeSection[] {
  const notices = answers.flatMap(({ resultNotice }) => resultNotice ?? [])
  return [...new Map(notices.map((notice) => [notice.id, notice])).values()]
}
