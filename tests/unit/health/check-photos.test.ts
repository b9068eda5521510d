import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDiskStorage } from '@/participation/reviews/photo/disk-storage'
import { createS3Storage } from '@/participation/reviews/photo/s3-storage'
import { photoStorageFault } from '@/participation/reviews/photo/storage-fault'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'photos-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('STORE-6: a folder that can be written has no fault, and nothing is left in it', async () => {
  expect(await photoStorageFault(createDiskStorage(folder), false)).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

test('STORE-6: a folder that cannot be written is a fault that names the variable and the reason', async () => {
  await writeFile(path.join(folder, 'file'), '')
  const fault = await photoStorageFault(createDiskStorage(path.join(folder, 'file')), false)
  expect(fault).toBe('cannot be written (EEXIST): check PHOTO_FOLDER, its owner and its disk')
})

test('STORE-6: a bucket that refuses is a fault that names the variables and what it answered', async () => {
  const server = createServer((_request, response) => response.writeHead(403).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const endpoint = `http://127.0.0.1:${address.port}`
  const keys = { accessKeyId: 'any', secretAccessKey: 'any' }
  const bucket = createS3Storage({ endpoint, bucket: 'bucket', region: 'auto', ...keys })
  const fault = await photoStorageFault(bucket, true)
  server.close()
  expect(fault).toBe('cannot be written (PUT answered 403): check S3_ENDPOINT, S3_BUCKET and the keys')
})
