import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { type SubmissionResult, submit } from '@/participation/submissions/submit'

/** The ways in which forms are sent: by the page's script, by the browser itself, and in parts where a photo goes with them. */
export type Way = 'json' | 'form' | 'parts'

export interface Sending {
  way?: Way
  /** Of the network. */
  address?: string
  cookie?: string
  photo?: Buffer
}

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

const bodyOf = async (fields: Record<string, string>, way: Way, photo?: Buffer) => {
  if (way === 'json') return { type: TYPES.json, bytes: Buffer.from(JSON.stringify(fields)) }
  if (way === 'form') return { type: TYPES.form, bytes: Buffer.from(new URLSearchParams(fields).toString()) }
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (name !== 'photo') data.append(name, value)
  data.append('photo', new Blob(photo ? [new Uint8Array(photo)] : []), 'foto.jpg')
  const response = new Response(data)
  return {
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

/** Sends a form as it is given: a stamp is one of its fields. */
export async function sendAs(
  form: string,
  fields: Record<string, string>,
  { way = 'json', address = '203.0.113.7', cookie, photo }: Sending = {},
): Promise<SubmissionResult> {
  const { type, bytes } = await bodyOf(fields, way, photo)
  const request = Object.assign(Readable.from([bytes]), {
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    socket: { remoteAddress: address },
  })
  return submit(form, request as unknown as IncomingMessage, {
    isScripted: way === 'json',
    requestId: 'test',
  })
}
