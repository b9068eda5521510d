import type {
  RecommenderAnswer,
  RecommenderQuestion,
} from '@/shared/content-model/types/recommender-question'

export interface RecommenderState {
  /** Ids of the chosen answers, in the order of the questions. */
  answers: string[]
  /** Index of a question to repeat; null for the next step. */
  asked: number | null
}

export type Step =
  | { kind: 'question'; index: number }
  /** Answers that need an ambulance or doctor instead of products. */
  | { kind: 'emergency' | 'doctor'; answers: RecommenderAnswer[] }
  | { kind: 'contradiction'; answers: [RecommenderAnswer, RecommenderAnswer] }
  | { kind: 'result' }

/** Also the name of a question's controls, so that a form submitted before hydration gives the same address. */
export const ANSWERS = 'respostas'
const QUESTION = 'pergunta'

/** A question's chosen answers; at most one for single choice. */
export function chosenOf(question: RecommenderQuestion, answers: string[]): RecommenderAnswer[] {
  const chosen = question.answers.filter(({ id }) => answers.includes(id))
  return question.isMultiple ? chosen : chosen.slice(0, 1)
}

const knownAnswers = (questions: RecommenderQuestion[], answers: string[]): string[] =>
  questions.flatMap((question) => chosenOf(question, answers).map(({ id }) => id))

const firstOpen = (questions: RecommenderQuestion[], answers: string[]): number => {
  const index = questions.findIndex((question) => chosenOf(question, answers).length === 0)
  return index === -1 ? questions.length : index
}

/** What the answers require instead of products, most serious first; null to continue. */
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

/** The present step: a repeated question, what the answers require, the next question, or the result. */
export function stepOf(questions: RecommenderQuestion[], { answers, asked }: RecommenderState): Step {
  if (asked !== null) return { kind: 'question', index: asked }
  const stop = stopOf(questions.flatMap((question) => chosenOf(question, answers)))
  if (stop) return stop
  const open = firstOpen(questions, answers)
  return open < questions.length ? { kind: 'question', index: open } : { kind: 'result' }
}

/** Only reached questions can be repeated, and not the next one. */
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

/** The state of an address; unknown parts are ignored. A submitted form names each answer separately. */
export function parseState(query: string, questions: RecommenderQuestion[]): RecommenderState {
  const parameters = new URLSearchParams(query)
  const answers = knownAnswers(
    questions,
    parameters.getAll(ANSWERS).flatMap((ids) => ids.split(',')),
  )
  return { answers, asked: indexIn(questions, answers, parameters.get(QUESTION)) }
}

/** The query of a state, empty for the start; inverse of `parseState`. */
export function formatState({ answers, asked }: RecommenderState): string {
  return [
    answers.length > 0 && `${ANSWERS}=${answers.map(encodeURIComponent).join(',')}`,
    asked !== null && `${QUESTION}=${asked + 1}`,
  ]
    .filter(Boolean)
    .join('&')
}

/** The state after an answer: the next step. */
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
