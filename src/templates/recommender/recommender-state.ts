import type { RecommenderAnswer } from '@/content-model/types/recommender-answer'
import type { RecommenderQuestion } from '@/content-model/types/recommender-question'

/** Where a visitor stands. */
export interface RecommenderState {
  /** Ids of the chosen answers, in the order of the questions. */
  answers: string[]
  /** The question that is asked again, by its place from 0; null for whatever comes next. */
  asked: number | null
}

export type Step =
  | { kind: 'question'; index: number }
  /** Answers that ask for an ambulance, or for a doctor, in place of any product. */
  | { kind: 'emergency' | 'doctor'; answers: RecommenderAnswer[] }
  /** Two answers that cannot both be true. */
  | { kind: 'contradiction'; answers: [RecommenderAnswer, RecommenderAnswer] }
  | { kind: 'result' }

/** Also the name of the controls of a question, so that a form sent before the scripts run says the same. */
export const ANSWERS = 'respostas'
const QUESTION = 'pergunta'

/** The chosen answers of a question; one at most where only one may be chosen. */
export function chosenOf(question: RecommenderQuestion, answers: string[]): RecommenderAnswer[] {
  const chosen = question.answers.filter(({ id }) => answers.includes(id))
  return question.isMultiple ? chosen : chosen.slice(0, 1)
}

const knownAnswers = (questions: RecommenderQuestion[], answers: string[]): string[] =>
  questions.flatMap((question) => chosenOf(question, answers).map(({ id }) => id))

/** The first question without an answer; their number when all have one. */
const firstOpen = (questions: RecommenderQuestion[], answers: string[]): number => {
  const index = questions.findIndex((question) => chosenOf(question, answers).length === 0)
  return index === -1 ? questions.length : index
}

/** What the answers so far lead to in place of products, the gravest first; null where nothing speaks against going on. */
const stopOf = (chosen: RecommenderAnswer[]): Step | null => {
  const ids = new Set(chosen.map(({ id }) => id))
  const emergency = chosen.filter(({ isEmergency }) => isEmergency)
  if (emergency.length > 0) return { kind: 'emergency', answers: emergency }
  const doctor = chosen.filter(
    ({ needsDoctor, needsDoctorWith = [] }) => needsDoctor || needsDoctorWith.some((id) => ids.has(id)),
  )
  if (doctor.length > 0) return { kind: 'doctor', answers: doctor }
  for (const one of chosen) {
    const other = chosen.find(({ id }) => id !== one.id && one.contradicts?.includes(id))
    if (other) return { kind: 'contradiction', answers: [one, other] }
  }
  return null
}

/** What is shown: a question that is asked again, what the answers call for, the next question, or the result. */
export function stepOf(questions: RecommenderQuestion[], { answers, asked }: RecommenderState): Step {
  if (asked !== null) return { kind: 'question', index: asked }
  const stop = stopOf(questions.flatMap((question) => chosenOf(question, answers)))
  if (stop) return stop
  const open = firstOpen(questions, answers)
  return open < questions.length ? { kind: 'question', index: open } : { kind: 'result' }
}

/** Only questions that were reached are asked again, and not where they would be asked anyway. */
const indexIn = (
  questions: RecommenderQuestion[],
  answers: string[],
  value: string | null,
): number | null => {
  const index = value !== null && /^\d{1,3}$/.test(value) ? Number(value) - 1 : -1
  if (index < 0 || index >= questions.length || index > firstOpen(questions, answers)) return null
  const next = stepOf(questions, { answers, asked: null })
  return next.kind === 'question' && next.index === index ? null : index
}

/**
 * The state that an address names; unknown answers and questions in it count for nothing. A form that the browser sent
 * itself names each answer on its own.
 */
export function parseState(query: string, questions: RecommenderQuestion[]): RecommenderState {
  const parameters = new URLSearchParams(query)
  const answers = knownAnswers(
    questions,
    parameters.getAll(ANSWERS).flatMap((ids) => ids.split(',')),
  )
  return { answers, asked: indexIn(questions, answers, parameters.get(QUESTION)) }
}

/** The query that names a state, empty for the start; the inverse of `parseState`. */
export function formatState({ answers, asked }: RecommenderState): string {
  return [
    answers.length > 0 && `${ANSWERS}=${answers.map(encodeURIComponent).join(',')}`,
    asked !== null && `${QUESTION}=${asked + 1}`,
  ]
    .filter(Boolean)
    .join('&')
}

/** The state after a question is answered: whatever comes next. */
export function withAnswer(
  { answers }: RecommenderState,
  question: RecommenderQuestion,
  chosen: string[],
  questions: RecommenderQuestion[],
): RecommenderState {
  const own = new Set(question.answers.map(({ id }) => id))
  const others = answers.filter((id) => !own.has(id))
  return { answers: knownAnswers(questions, [...others, ...chosen]), asked: null }
}
