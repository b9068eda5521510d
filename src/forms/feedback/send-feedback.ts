import { articleFeedbackForm } from '@/form-schemas/article-feedback'
import { sendForm } from '../send'
import { fetchStart, type Start } from '../start'

export type { Start } from '../start'

/** Begins an answer: what it will be sent with. */
export const beginFeedback = fetchStart

/** Checks an answer and sends it. Never throws. @returns what became of it, and what to send it with again */
export const sendFeedback = (data: FormData, start: Promise<Start | null>) =>
  sendForm(articleFeedbackForm, data, start)
