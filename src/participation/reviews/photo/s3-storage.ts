import { AwsClient } from 'aws4fetch'
import type { PhotoStorage } from './storage'

export interface S3Options {
  /** Origin of the service, with its protocol; buckets are named in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const ANSWER_WITHIN = 10_000

/** Texts between tags of a listing; names of photos need no unescaping, because the site itself makes them. */
const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text)

const failed = (what: string, { status }: Response): Error =>
  new Error(`photo storage: ${what} answered ${status}`)

/** Photos in a bucket of any service that speaks S3. */
export function createS3Storage({ endpoint, bucket, ...keys }: S3Options): PhotoStorage {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })
  const root = `${endpoint}/${bucket}`
  const send = (address: string, init: RequestInit = {}): Promise<Response> =>
    client.fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN) })
  return {
    put: async (name, bytes) => {
      const response = await send(`${root}/${name}`, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'Content-Type': 'image/webp' },
      })
      if (!response.ok) throw failed('PUT', response)
    },
    get: async (name) => {
      const response = await send(`${root}/${name}`)
      if (response.status === 404) return null
      if (!response.ok) throw failed('GET', response)
      return Buffer.from(await response.arrayBuffer())
    },
    delete: async (name) => {
      const response = await send(`${root}/${name}`, { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw failed('DELETE', response)
    },
    list: async (prefix) => {
      const names: string[] = []
      for (let from: string | undefined = ''; from !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(from && { 'continuation-token': from }),
        })
        const response: Response = await send(`${root}?${query}`)
        if (!response.ok) throw failed('LIST', response)
        const xml: string = await response.text()
        names.push(...textsOf(xml, 'Key'))
        from = textsOf(xml, 'NextContinuationToken')[0]
      }
      return names
    },
  }
}
