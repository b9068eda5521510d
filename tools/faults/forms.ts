import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type PageResponse, request } from './visit'

/** The field of the form's token, and the milliseconds after which a script may send a form (behavior FORM-8). */
const TOKEN_FIELD = 'carimbo'
const SENDS_AFTER = 3200

const started = z.object({ stamp: z.string() })

let senders = 0

/** Sends a message by the contact form, as a person does, in that time. @returns the response, and the sender's address */
export async function sendMessage(origin: string): Promise<PageResponse & { email: string }> {
  const { stamp } = started.parse(JSON.parse((await request(`${origin}/api/forms/start/`)).text))
  await sleep(SENDS_AFTER)
  senders += 1
  const email = `pessoa-${process.pid}-${senders}@exemplo.com`
  const fields = {
    topic: 'question',
    name: 'Ana Lima',
    email,
    message: 'O inalador serve para crianças?',
    consent: 'sim',
    healthConsent: 'sim',
    [TOKEN_FIELD]: stamp,
  }
  const response = await request(`${origin}/api/forms/contact/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(fields),
  })
  return { ...response, email }
}
