import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { ImageCache } from '@sandbox/server/images/cache'
import { PictureFiles } from '@sandbox/server/images/picture-files'
import { newFolder } from '@tests/factories/folder'

test('two pictures are drawn at the same time, one after a failure too, and each once (SANDBOX-5)', async () => {
  const cache = new ImageCache(new PictureFiles(newFolder(), 1000))
  let drawing = 0
  let most = 0
  let drawn = 0
  const draw = async () => {
    drawing += 1
    drawn += 1
    most = Math.max(most, drawing)
    await new Promise((resolve) => setImmediate(resolve))
    drawing -= 1
    return Buffer.from('picture')
  }
  const broken = async () => {
    throw new Error('broken')
  }
  const failed = await Promise.allSettled(['x', 'y', 'z'].map((key) => cache.get(key, broken)))
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'a', 'b'].map((key) => cache.get(key, draw)))
  expect({ most, drawn }).toEqual({ most: 2, drawn: 5 })
})

test('the folder keeps to its room: the oldest go (SANDBOX-5)', async () => {
  const folder = newFolder()
  const files = new PictureFiles(folder, 100)
  for (const [turn, name] of ['one', 'two', 'three', 'four'].entries()) {
    await files.write(name, Buffer.alloc(30))
    await utimes(path.join(folder, name), turn, turn)
  }
  expect((await readdir(folder)).toSorted()).toEqual(['four', 'three'])
  expect(await files.read('one')).toBeNull()
  expect(await files.read('four')).toHaveLength(30)
})
