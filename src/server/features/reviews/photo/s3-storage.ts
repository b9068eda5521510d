import { AwsClient } from 'aws4fetch'
import type { PhotoStorage } from './disk-storage'

export interface S3Options {
  /** Origin of the service, with protocol; buckets are in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
  /** Prefix of all names, followed by a slash; empty for none. */
  prefix?: string
  /** Encryption (`x-amz-server-side-encryption`); null for the bucket's default. */
  encryption?: string | null
}

/** Texts of a tag in a listing; the site's own names need no unescaping. */
const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text)

const failed = (what: string, { status }: Response): Error =>
  new Error(`photo storage: ${what} answered ${status}`)

export function createS3Storage({
  endpoint,
  bucket,
  prefix = '',
  encryption = null,
  sessionToken,
  ...keys
}: S3Options): PhotoStorage {
  const client = new AwsClient({ ...keys, ...(sessionToken && { sessionToken }), service: 's3', retries: 2 })
  const root = `${endpoint}/${bucket}`
  const before = prefix === '' ? '' : `${prefix}/`
  const send = (address: string, init: RequestInit = {}): Promise<Response> =>
    client.fetch(address, { ...init, signal: AbortSignal.timeout(10_000) })
  return {
    put: async (name, bytes) => {
      const response = await send(`${root}/${before}${name}`, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'Content-Type': name.endsWith('.webp') ? 'image/webp' : 'text/plain',
          ...(encryption !== null && { 'x-amz-server-side-encryption': encryption }),
        },
      })
      if (!response.ok) throw failed('PUT', response)
    },
    get: async (name) => {
      const response = await send(`${root}/${before}${name}`)
      if (response.status === 404) return null
      if (!response.ok) throw failed('GET', response)
      return Buffer.from(await response.arrayBuffer())
    },
    delete: async (name) => {
      const response = await send(`${root}/${before}${name}`, { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw failed('DELETE', response)
    },
    list: async (start) => {
      const names: string[] = []
      for (let from: string | undefined = ''; from !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: before + start,
          ...(from && { 'continuation-token': from }),
        })
        const response: Response = await send(`${root}?${query}`)
        if (!response.ok) throw failed('LIST', response)
        const xml: string = await response.text()
        names.push(...textsOf(xml, 'Key').map((key) => key.slice(before.length)))
        from = textsOf(xml, 'NextContinuationToken')[0]
      }
      return names
    },
  }
}
