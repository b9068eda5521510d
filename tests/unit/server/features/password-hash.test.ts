import { scryptSync } from 'node:crypto'
import { hashPassword, isPassword } from '@/server/features/accounts/passwords/password-hash'

test('one password in composed and decomposed letters, with any space, is one password (VALID-3)', async () => {
  const hash = await hashPassword('sábia ção 1')
  expect(await isPassword('sábia ção 1'.normalize('NFD'), hash)).toBe(true)
  expect(await isPassword('sábia\u00a0ção 1', hash)).toBe(true)
  expect(await isPassword('sabia cao 1', hash)).toBe(false)
  expect(await isPassword('Sábia ção 1', hash)).toBe(false)
})

test('a hash of a password as it was typed opens its account as before', async () => {
  const typed = 'sábia 1'.normalize('NFD')
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync(typed, salt, 32, { N: 16, r: 8, p: 1 }).toString('base64url')
  const hash = `scrypt:16:8:1:${salt.toString('base64url')}:${key}`
  expect(await isPassword(typed, hash)).toBe(true)
  expect(await isPassword('outra 12', hash)).toBe(false)
})
