import v8 from 'node:v8'

/** V8 lets a heap grow up to fourfold before it is swept; a process of a build then keeps a gigabyte, of which it uses a third. */
const GROWTH_PERCENT = 8

/** Bytes of available memory with which a build, whose processes run one after the other, saves time instead. */
const PLENTY = 4 * 1024 ** 3

/**
 * Whether a build has to save memory. In a container its limit counts, not the machine's memory.
 *
 * @param {Record<string, string | undefined>} env
 * @param {number} available bytes
 */
export const isMemoryScarce = (env = process.env, available = process.availableMemory()) =>
  env.BUILD_MEMORY === 'small' || available < PLENTY

/**
 * Has every process of a build sweep its memory early where memory is scarce: it takes a third more time, and hundreds of
 * megabytes less. V8 passes over what it does not know.
 */
export const keepHeapSmall = () => {
  if (isMemoryScarce()) v8.setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
