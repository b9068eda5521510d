import type { TopicHandler } from '../outbox/topic'
import { deliverEscalation, deliverNotice } from './deliver'
import { watchCases } from './watch'

/** What is done after a report of harm was recorded, and every hour. */
export const SAFETY_JOBS = {
  'safety-notice': deliverNotice,
  'safety-escalation': deliverEscalation,
  'safety-watch': watchCases,
} satisfies Record<string, TopicHandler>
