import { PHONE } from '@/shared/content-model/types/home-page'

/** Numbers as E.164 has them, and free ones, which have no international form (SEO-2). */
const isPhone = (text: string): boolean => new RegExp(PHONE.regexp).test(text)

test.each(['+55 24 2231-0000', '+55 (11) 91234-5678', '+351 21 000 0000', '0800 000 1894', '08000001894'])(
  '%s can be called',
  (number) => expect(isPhone(number)).toBe(true),
)

test.each([
  '+55 0800 000 1894',
  '+55 (0)24 2231-0000',
  '24 2231-0000',
  '+0 11 0000',
  '0800',
  '+55 24',
  'SAC',
])('%s is refused', (number) => expect(isPhone(number)).toBe(false))
