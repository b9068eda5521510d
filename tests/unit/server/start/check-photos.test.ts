import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { serve } from '@tests/factories/server'
import { createDiskStorage } from '@/server/features/reviews/photo/disk-storage'
import { createS3Storage } from '@/server/features/reviews/photo/s3-storage'
import { photoStorageFault } from '@/server/features/reviews/photo/storage-fault'

test('STORE-6: a folder that can be written has no fault, and nothing is left in it', async () => {
  const folder = newFolder()
  expect(await photoStorageFault(createDiskStorage(folder), false)).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

test('STORE-6: a folder that cannot be written is a fault that names the variable and the reason', async () => {
  const file = path.join(newFolder(), 'file')
  await writeFile(file, '')
  const fault = await photoStorageFault(createDiskStorage(file), false)
  expect(fault).toBe('cannot be written (EEXIST): check PHOTO_FOLDER, its owner and its disk')
})

test('STORE-6: a bucket that refuses is a fault that names the variables and what it answered', async () => {
  const { origin: endpoint } = await serve((_request, response) => response.writeHead(403).end())
  const keys = { accessKeyId: 'any', secretAccessKey: 'any' }
  const bucket = createS3Storage({ endpoint, bucket: 'bucket', region: 'auto', ...keys })
  const fault = await photoStorageFault(bucket, true)
  expect(fault).toBe('cannot be written (PUT answered 403): check S3_ENDPOINT, S3_BUCKET and the keys')
})
