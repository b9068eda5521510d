import { articleFeedbackForm } from '@/features/schemas/article-feedback'
import { sendForm } from '../send'
import { fetchStart, type Start } from '../start'

export const beginFeedback = fetchStart

/** Validates and sends feedback. Never throws. @returns the result, and the start for the next submission */
export const sendFeedback = (data: FormData, start: Promise<Start | null>) =>
  sendForm(articleFeedbackForm, data, start)
