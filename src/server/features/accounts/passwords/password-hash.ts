import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { withinMemory } from '@/server/protection/memory-budget'
import { cleanPassword } from '@/shared/schemas/rules/clean-text'

/** OWASP's first choice for scrypt: 2^17 rounds, blocks of 8, one lane. */
const COST = { N: 2 ** 17, r: 8, p: 1 }
/** Hashes of passwords as RFC 8265 compares them, and older ones of passwords as they were typed. */
const KIND = 'scrypt-opaque'
const KIND_AS_TYPED = 'scrypt'
const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** In 128 MiB, within scrypt's memory limit in bytes. */
const derive = (password: string, salt: Buffer, length: number, cost: ScryptOptions): Promise<Buffer> =>
  withinMemory(128, () => scryptKey(password, salt, length, { ...cost, maxmem: 256 * 1024 * 1024 }))

/** A password's hash, with salt and cost: `scrypt-opaque:N:r:p:salt:key`. @throws TooBusy when too many wait */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(cleanPassword(password), salt, 32, COST)
  return [KIND, COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/** Whether a password matches a hash; false for other hash formats. @throws TooBusy */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = hash.split(':')
  if ((kind !== KIND && kind !== KIND_AS_TYPED) || !salt || !key) return false
  const expected = Buffer.from(key, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const text = kind === KIND ? cleanPassword(password) : password
  const given = await derive(text, Buffer.from(salt, 'base64url'), expected.length, cost)
  return timingSafeEqual(given, expected)
}
