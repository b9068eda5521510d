import type { Section } from '@/models/rich-text'
import { isLeftOut } from '@/navigation/left-out'
import { FaqPart } from '@/sections/Faq/faq-part'
import { leaveOut } from '@/sections/left-out'
import { ProductBannerPart } from '@/sections/ProductBanner/product-banner-part'
import { sectionRegistry } from '@/sections/registry'

const leavesOut = (type: string, rest: object = {}): boolean =>
  isLeftOut(leaveOut({ type, id: 'a', ...rest } as unknown as Section))

test('the sections that stay on the server are those whose elements stay as the server drew them', () => {
  // What `still` makes is memoized, what comes alive is not.
  const memo = Symbol.for('react.memo')
  const parts = { ...sectionRegistry, faq: FaqPart, productBanner: ProductBannerPart }
  const still = Object.entries(parts).filter(([, part]) => Reflect.get(part, '$$typeof') === memo)
  const types = Object.keys(sectionRegistry).filter((type) => type !== 'richText')
  expect(types.filter((type) => leavesOut(type))).toEqual(still.map(([type]) => type))
  expect(still.length).toBeGreaterThan(5)
})

test('a text stays there unless a section stands in it, however deep', () => {
  const inList = { kind: 'list', items: [[{ kind: 'section', section: { type: 'video', id: 'v' } }]] }
  expect(leavesOut('richText', { body: [{ kind: 'paragraph', children: ['Leia a bula.'] }] })).toBe(true)
  expect(leavesOut('richText', { body: [inList] })).toBe(false)
})
