import type { AccountTables } from '../accounts/tables'
import type { ContactMessageTable } from '../contact/table'
import type { ArticleFeedbackTable, SurveyAnswerTable } from '../feedback/table'
import type { OutboxTable } from '../outbox/table'
import type { AccessLogTable, ErasedPersonTable } from '../privacy/tables'
import type { PublishJobTable } from '../publish-jobs/table'
import type { ReviewEventTable, ReviewNicknameTable, ReviewTable, StorageMarkTable } from '../reviews/tables'
import type { SafetyCaseTable } from '../safety/table'
import type { HiddenSearchTable, UnansweredSearchTable } from '../searches/table'
import type { SubmissionTable } from '../submissions/table'

/** All tables, by name. A room declares its own in a file of its own and adds a line. */
export interface Tables extends AccountTables {
  outbox: OutboxTable
  publish_job: PublishJobTable
  submission: SubmissionTable
  contact_message: ContactMessageTable
  article_feedback: ArticleFeedbackTable
  survey_answer: SurveyAnswerTable
  review: ReviewTable
  review_event: ReviewEventTable
  review_nickname: ReviewNicknameTable
  access_log: AccessLogTable
  erased_person: ErasedPersonTable
  storage_mark: StorageMarkTable
  safety_case: SafetyCaseTable
  hidden_search: HiddenSearchTable
  unanswered_search: UnansweredSearchTable
}
