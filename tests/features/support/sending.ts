import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { type SubmissionResult, submit } from '@/server/features/submissions/submit'
import { newFormToken } from '@/server/protection/form-token'
import { FORM_TOKEN_FIELD } from '@/shared/schemas/meta-fields'

/** The ways in which forms are sent: by the page's script, by the browser itself, and in parts where a photo goes with them. */
export type Way = 'json' | 'form' | 'parts'

export interface Sending {
  way?: Way
  /** Of the network; without one it is always the same. */
  address?: string
  cookie?: string
  /** They replace those that a page of the site sends. */
  headers?: Record<string, string>
  /** It replaces the fields. */
  body?: string
  photo?: Buffer
}

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

const bodyOf = async (fields: Record<string, unknown>, { way = 'json', body, photo }: Sending) => {
  if (way !== 'parts') {
    const text = way === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields as never).toString()
    return { type: TYPES[way], bytes: Buffer.from(body ?? text) }
  }
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (name !== 'photo') data.append(name, String(value))
  data.append('photo', new Blob(photo ? [new Uint8Array(photo)] : []), 'foto.jpg')
  const response = new Response(data)
  return {
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

/** A form on its way to the site. */
export async function requestOf(
  fields: Record<string, unknown>,
  sending: Sending = {},
): Promise<IncomingMessage> {
  const { address = '203.0.113.7', cookie, headers = { 'sec-fetch-site': 'same-origin' } } = sending
  const { type, bytes } = await bodyOf(fields, sending)
  const request = {
    method: 'POST',
    headers: { 'content-type': type, ...(cookie && { cookie }), ...headers },
    socket: { remoteAddress: address },
  }
  return Object.assign(Readable.from([bytes]), request) as unknown as IncomingMessage
}

/** Sends a form as it is given: a stamp is one of its fields. */
export async function sendAs(
  form: string,
  fields: Record<string, unknown>,
  sending: Sending = {},
): Promise<SubmissionResult> {
  const isScripted = (sending.way ?? 'json') === 'json'
  return submit(form, await requestOf(fields, sending), { isScripted, requestId: 'test' })
}

/** The stamp of a form that was drawn a while ago: nobody is too quick. */
export const stamp = (seconds = 60) => ({ [FORM_TOKEN_FIELD]: newFormToken(Date.now() - seconds * 1000) })

let visitors = 0
/** An address that no visitor of the suite had before. */
export const newAddress = () => `2001:db8:${(++visitors).toString(16)}::1`

/** The outcome of a form with one problem. */
export const invalid = (field: string | null, code: string) => ({
  status: 'invalid',
  problems: [{ field, code }],
})
