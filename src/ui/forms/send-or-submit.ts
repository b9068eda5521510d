import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/shared/schemas/meta-fields'
import { fetchStart, type Start } from './start'

export const OFFLINE = { status: 'failed', failure: { reason: 'offline' } } as const

/**
 * Sends a form in place. If that throws, the fault is this page's, and the browser submits the form: with its token, so that
 * what did arrive is stored once. @returns null if the page is being left for the response
 */
export async function sendOrSubmit<Reply>(
  element: HTMLFormElement,
  start: Promise<Start | null> | null,
  send: () => Promise<Reply>,
): Promise<Reply | typeof OFFLINE | null> {
  try {
    return await send()
  } catch (error) {
    // Code that could not be loaded does not say whether the network failed.
    const [begun, now] = await Promise.all([start?.catch(() => null), fetchStart().catch(() => undefined)])
    if (now === null) return OFFLINE
    console.error(error)
    const stamp = begun?.stamp || now?.stamp
    element.addEventListener('formdata', ({ formData }) => {
      if (stamp) formData.set(FORM_TOKEN_FIELD, stamp)
      formData.delete(HONEYPOT_FIELD)
    })
    element.submit()
    return null
  }
}
