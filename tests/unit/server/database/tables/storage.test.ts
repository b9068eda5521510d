import { readdir } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { bodyOf, serve } from '@tests/factories/server'
import { createDiskStorage, type PhotoStorage } from '@/server/features/reviews/photo/disk-storage'
import { createS3Storage, type S3Options } from '@/server/features/reviews/photo/s3-storage'

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/auto\/s3\/aws4_request, SignedHeaders=[\w;-]+, Signature=[\da-f]{64}$/

/** As much of S3 as the storage speaks, over a map; lists two names at a time. */
const objects = new Map<string, Buffer>()
const received: IncomingHttpHeaders[] = []
const startBucket = () =>
  serve(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const body = await bodyOf(request)
    received.push(request.headers)
    if (!SIGNED.test(request.headers.authorization ?? '')) return response.writeHead(403).end()
    const name = pathname.replace('/bucket/', '')
    if (request.method === 'PUT') objects.set(name, body)
    if (request.method === 'DELETE') objects.delete(name)
    if (request.method !== 'GET') return response.writeHead(200).end()
    if (!searchParams.has('list-type')) {
      const found = objects.get(name)
      return response.writeHead(found ? 200 : 404).end(found)
    }
    const names = [...objects.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? '')).sort()
    const from = Number(searchParams.get('continuation-token') ?? 0)
    const keys = names.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
    const next = from + 2 < names.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    return response.end(`<ListBucketResult>${keys.join('')}${next}</ListBucketResult>`)
  })

const folder = newFolder()
let endpoint = ''
const bucket = (accessKeyId = 'key', options: Partial<S3Options> = {}) =>
  createS3Storage({
    endpoint,
    bucket: 'bucket',
    region: 'auto',
    accessKeyId,
    secretAccessKey: 'secret',
    ...options,
  })
beforeAll(async () => {
  endpoint = (await startBucket()).origin
})

const KINDS: [string, () => PhotoStorage][] = [
  ['a folder', () => createDiskStorage(folder)],
  ['a bucket', () => bucket()],
  ['a folder of a bucket', () => bucket('key', { prefix: 'site/photos' })],
]

test.each(KINDS)('%s keeps photos by their names, lists and deletes them', async (_, storage) => {
  const photos = storage()
  expect(await photos.list('reviews/')).toEqual([])
  for (const name of ['a', 'b', 'c', 'd', 'e']) await photos.put(`reviews/${name}.webp`, Buffer.from(name))
  await photos.put('other/x.webp', Buffer.from('x'))
  expect((await photos.get('reviews/c.webp'))?.toString()).toBe('c')
  expect(await photos.get('reviews/none.webp')).toBeNull()
  await photos.delete('reviews/c.webp')
  await photos.delete('reviews/none.webp')
  expect(await photos.get('reviews/c.webp')).toBeNull()
  expect(await photos.list('reviews/')).toEqual(['a', 'b', 'd', 'e'].map((name) => `reviews/${name}.webp`))
})

test.each(['../outside', '/etc/passwd', 'reviews/../../x', 'a//b', '', 'a\0b'])(
  'no name leads out of the folder: %j',
  async (name) => {
    const photos = createDiskStorage(path.join(folder, 'inside'))
    await expect(photos.put(name, Buffer.from('x'))).rejects.toThrow('not a name')
    expect(await readdir(folder)).not.toContain('outside')
  },
)

test('a bucket that refuses the key is an error, never an absent photo', async () => {
  await expect(bucket('other').get('reviews/a.webp')).rejects.toThrow('403')
  await expect(bucket('other').put('reviews/a.webp', Buffer.from('x'))).rejects.toThrow('403')
})

test('a bucket’s prefix, session token and encryption are sent with each photo', async () => {
  const options = { prefix: 'site/photos', sessionToken: 'temporary', encryption: 'AES256' } as const
  const storage = bucket('key', options)
  await storage.put('reviews/prefixed.webp', Buffer.from('x'))
  expect(objects.has('site/photos/reviews/prefixed.webp')).toBe(true)
  expect(received.at(-1)).toMatchObject({
    'content-type': 'image/webp',
    'x-amz-security-token': 'temporary',
    'x-amz-server-side-encryption': 'AES256',
  })
})
