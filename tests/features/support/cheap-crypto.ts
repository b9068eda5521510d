import type { BinaryLike, ScryptOptions } from 'node:crypto'

type Done = (error: Error | null, key: Buffer) => void

/** Node's own crypto, but for the price of a password: a suite makes hundreds of hashes. */
export function cheapCrypto() {
  const real = jest.requireActual<typeof import('node:crypto')>('node:crypto')
  const scrypt = (password: BinaryLike, salt: BinaryLike, length: number, cost: ScryptOptions, done: Done) =>
    real.scrypt(password, salt, length, { ...cost, N: 2 ** 4 }, done)
  return { ...real, scrypt }
}
