import { articleFeedbackForm } from '@/form-schemas/article-feedback'
import { readValues } from '@/form-schemas/define-form'
import { measureProblems } from '../measure-form'
import { ownTexts } from '../own-texts'
import { fetchStart, type Reply, type Start, sendForm } from '../send'

export type { Start } from '../send'

/** Begins an answer: what it will be sent with. */
export const beginFeedback = fetchStart

/** Checks an answer and sends it. Never throws. @returns what became of it, and what to send it with again */
export async function sendFeedback(
  data: FormData,
  start: Start | null,
): Promise<{ reply: Reply; start: Start | null }> {
  const read = readValues(articleFeedbackForm, ownTexts(data))
  if ('problems' in read) {
    measureProblems(articleFeedbackForm.name, read.problems)
    return { reply: { status: 'invalid', problems: read.problems }, start }
  }
  return sendForm(articleFeedbackForm, data, start)
}
