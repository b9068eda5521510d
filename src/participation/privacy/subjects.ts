import type { Kysely, Transaction } from 'kysely'
import { accountSubject } from '../accounts/subject'
import { contactSubject } from '../contact/subject'
import type { Tables } from '../database/tables'
import { feedbackSubject } from '../feedback/subject'
import { nicknameSubject, reviewSubject } from '../reviews/subject'
import { safetySubject } from '../safety/subject'
import { accessSubject } from './access-log'
import { outboxSubject } from './outbox-subject'

/** What one room holds of a person. */
export interface Subject {
  /** All of it, as plain JSON with names that the person understands; an empty list when there is nothing. */
  export: (db: Kysely<Tables>, email: string) => Promise<object[]>
  /** Deletes it, or what in it belongs to the person. @returns how many records were touched */
  erase: (trx: Transaction<Tables>, email: string) => Promise<number>
}

/** All that is held of persons, by the heading under which it is handed over; each room adds a line. */
export const SUBJECTS: Record<string, Subject> = {
  conta: accountSubject,
  outbox: outboxSubject,
  mensagens: contactSubject,
  opinioes: feedbackSubject,
  acessos: accessSubject,
  avaliacoes: reviewSubject,
  relatos: safetySubject,
  apelidos: nicknameSubject,
}
