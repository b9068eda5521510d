import { ACCOUNT_JOBS } from '../accounts/topics'
import { CONTACT_JOBS } from '../contact/topics'
import { applyRetention } from '../privacy/retention-job'
import { REVIEW_JOBS } from '../reviews/topics'
import { SAFETY_JOBS } from '../safety/topics'
import type { Topic, TopicHandler } from './topic'

/** What is done after a transaction, by topic; each room adds lines. */
export const TOPICS: Record<Topic, TopicHandler> = {
  ...ACCOUNT_JOBS,
  retention: applyRetention,
  ...CONTACT_JOBS,
  ...REVIEW_JOBS,
  ...SAFETY_JOBS,
}
