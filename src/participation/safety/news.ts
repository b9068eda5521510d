import type { SafetyNews } from '@/models/moderation'
import type { Db } from '../database/tables'
import type { SafetySource } from './storage'

/** How far the report of harm in a submission has come; null for one without a case. */
export async function safetyNews(db: Db, source: SafetySource, sourceId: string): Promise<SafetyNews | null> {
  const found = await db
    .selectFrom('safety_case')
    .select(['number', 'state', 'delivered_at'])
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()
  if (!found) return null
  const delivered = found.delivered_at === null ? 'recorded' : 'delivered'
  return { number: found.number, progress: found.state === 'open' ? delivered : 'acknowledged' }
}
