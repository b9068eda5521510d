import { accountSubject } from '../accounts/subject'
import { contactSubject } from '../contact/subject'
import { feedbackSubject } from '../feedback/subject'
import { nicknameSubject, reviewSubject } from '../reviews/subject'
import { safetySubject } from '../safety/subject'
import { accessSubject } from './access-log'
import { outboxSubject } from './outbox-subject'
import type { Subject } from './subject'

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
