import { readFileSync } from 'node:fs'
import { encodePhoto } from '@/server/features/reviews/photo/store-photo'

/**
 * A process of its own that encodes photos. Arguments: how many times, how many at once, files. Prints for each file what
 * the last one became, and the MiB by which the process grew at most (peak) and after each round.
 */
const [, , times = '1', atOnce = '1', ...files] = process.argv

const memoryOf = (name: 'VmHWM' | 'VmRSS'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024

const photos = files.map((file) => readFileSync(file))
const base = memoryOf('VmRSS')
const results: string[] = []
const stays: number[] = []
for (let time = 0; time < Number(times); time += 1)
  for (const [index, bytes] of photos.entries()) {
    const all = await Promise.all(Array.from({ length: Number(atOnce) }, () => encodePhoto(bytes)))
    const [photo = ''] = all
    results[index] = typeof photo === 'string' ? photo : `${photo.width} x ${photo.height}`
    stays.push(memoryOf('VmRSS') - base)
  }
console.log(JSON.stringify({ results, peak: memoryOf('VmHWM') - base, stays }))
