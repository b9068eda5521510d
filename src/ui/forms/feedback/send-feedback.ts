import { articleFeedbackForm } from '@/shared/schemas/article-feedback'
import { sendForm } from '../send'
import type { Start } from '../start'

/** Validates and sends feedback. @returns the reply, and the start for the next submission. @throws faults of this page */
export const sendFeedback = (data: FormData, start: Promise<Start | null> | null) =>
  sendForm(articleFeedbackForm, data, start)
