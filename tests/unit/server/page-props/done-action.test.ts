import { ownReview } from '@tests/factories/people'
import { doneAction } from '@/server/page-props/account-view'
import { accountAfter } from '@/shared/routing/account-pages'

const review = ownReview('withdrawn')
const state = {
  saved: ['produtos/inalador'],
  reviews: [review, { ...review, id: 'r2', status: 'approved' as const }],
  loginCount: 1,
  nameOf: (slug: string) => (slug.startsWith('produtos/') ? 'Brisamenta Inalador' : null),
}
const done = (address: string, change: Partial<typeof state> = {}) =>
  doneAction(Object.fromEntries(new URL(address, 'https://www.exemplo.com.br').searchParams), {
    ...state,
    ...change,
  })

test('ACCOUNT-13: the page after an action names what it did', () => {
  expect(done(accountAfter('saved', 'produtos/inalador'))).toEqual({
    action: 'saved',
    name: 'Brisamenta Inalador',
  })
  expect(done(accountAfter('unsaved', 'produtos/pomada'))).toMatchObject({ action: 'unsaved' })
  expect(done(accountAfter('withdrawn', 'r1'))).toEqual({ action: 'withdrawn', name: 'Bom de bolsa' })
  expect(done(accountAfter('sessionEnded'))).toEqual({ action: 'sessionEnded', name: '' })
  expect(done(accountAfter('othersEnded'))).toMatchObject({ action: 'othersEnded' })
})

test.each([
  ['/pt-br/conta/'],
  [accountAfter('saved', 'produtos/pomada')],
  [accountAfter('unsaved', 'produtos/inalador')],
  [accountAfter('unsaved', 'fora')],
  [accountAfter('withdrawn', 'r2')],
  [accountAfter('withdrawn', 'unknown')],
  ['/pt-br/conta/?feito=deleted'],
])('ACCOUNT-13: an address that claims what is not so is not believed: %s', (address) => {
  expect(done(address)).toBeNull()
})

test('ACCOUNT-13: other logins that are still open were not ended', () => {
  expect(done(accountAfter('othersEnded'), { loginCount: 2 })).toBeNull()
})
