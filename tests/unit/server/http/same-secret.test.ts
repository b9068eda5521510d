import { isSameSecret } from '@/server/http/same-secret'

const SECRET = 'a-secret-of-24-characters'

test('only the secret itself is the secret', () => {
  expect(isSameSecret(SECRET, SECRET)).toBe(true)
  for (const wrong of ['', SECRET.slice(1), `${SECRET} `, SECRET.toUpperCase(), undefined, [SECRET]])
    expect(isSameSecret(wrong, SECRET)).toBe(false)
})
