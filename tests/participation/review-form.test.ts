import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { goodReview, reviewRules } from '@tests/factories/review-submission'
import { FORM_TOKEN_FIELD } from '@/form-schemas/meta-fields'
import { withDatabase } from '@/participation/database/database'
import { newFormToken } from '@/participation/protection/form-token'
import { submit } from '@/participation/submissions/submit'
import { databaseForSuite } from './support/database'

const mockReviewable = new Map([
  [
    goodReview.product,
    { key: goodReview.product, id: 'an-entry', slug: 'produtos/inalador', title: 'Inalador' },
  ],
])
jest.mock('@/content/pages', () => ({
  contentPages: () => ({ reviewable: async () => mockReviewable, source: () => 'delivery' }),
}))

databaseForSuite()
beforeEach(() => withDatabase((db) => db.deleteFrom('review_nickname').execute()))

let sent = 0
/** Of a visitor of its own each time, as the page's script or a browser without scripts sends it. */
const send = (fields: Record<string, string>, isScripted: boolean) => {
  sent += 1
  const own = { nickname: `Visita${sent}`, email: `visita${sent}@exemplo.com.br` }
  const stamp = newFormToken(Date.now() - 30_000)
  const whole = { [FORM_TOKEN_FIELD]: stamp, ...goodReview, ...own, ...fields }
  const request = Object.assign(
    Readable.from([Buffer.from(isScripted ? JSON.stringify(whole) : new URLSearchParams(whole).toString())]),
    {
      headers: {
        'content-type': isScripted ? 'application/json' : 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      socket: { remoteAddress: `2001:db8:${sent.toString(16)}::1` },
    },
  )
  return submit('review', request as unknown as IncomingMessage, { isScripted, requestId: 'test' })
}

describe.each([
  ['as JSON', true],
  ['without scripts', false],
])('%s', (_, isScripted) => {
  test.each(reviewRules)('review: $rule', async ({ sent: fields, problem }) => {
    const { httpStatus, outcome } = await send(fields, isScripted)
    if (problem === null)
      expect({ httpStatus, outcome }).toMatchObject({ httpStatus: 303, outcome: { status: 'done' } })
    else {
      const [field, code] = problem
      expect(httpStatus).toBe(422)
      expect(outcome).toMatchObject({ status: 'invalid', problems: [{ field, code }] })
    }
  })

  test('what was typed is drawn again', async () => {
    const { values } = await send({ title: '' }, isScripted)
    expect(values).toMatchObject({
      summary: goodReview.summary,
      description: goodReview.description,
      title: '',
    })
  })
})
