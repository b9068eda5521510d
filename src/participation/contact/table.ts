import type { Generated } from 'kysely'
import type { ContactTopic } from '@/form-schemas/contact'

/** A message to the brand. */
export interface ContactMessageTable {
  id: string
  /** What the sender may name, such as `20261122-7KQ4TZ`. */
  protocol: string
  topic: ContactTopic
  name: string
  /** In lower case. */
  email: string
  message: string
  consent_version: string
  created_at: Generated<Date>
}
