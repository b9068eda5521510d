import { goodReview, reviewRules } from '@tests/factories/review-submission'
import { databaseForSuite } from './support/database'
import { invalid, newAddress, sendAs, stamp, type Way } from './support/sending'
import { emptyTables } from './support/tables'

jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())
jest.mock('@/server/content/pages', () => jest.requireActual('./support/reviewable').reviewablePages())

databaseForSuite()
beforeEach(() => emptyTables('review_nickname'))

let sent = 0
/** Of a visitor of its own each time. */
const send = (fields: Record<string, string>, way: Way) => {
  sent += 1
  const own = { nickname: `Visita${sent}`, email: `visita${sent}@exemplo.com.br` }
  return sendAs('review', { ...stamp(), ...goodReview, ...own, ...fields }, { way, address: newAddress() })
}

describe.each(['json', 'form'] as const)('sent as %s', (way) => {
  test.each(reviewRules)('review: $rule', async ({ sent: fields, problem }) => {
    const valid = { httpStatus: 303, outcome: { status: 'done' } }
    const refused = problem && { httpStatus: 422, outcome: invalid(...problem) }
    expect(await send(fields, way)).toMatchObject(refused ?? valid)
  })

  test('what was typed is drawn again', async () => {
    const { summary, description } = goodReview
    expect((await send({ title: '' }, way)).values).toMatchObject({ summary, description, title: '' })
  })
})
