import { makeSpace } from '@tests/factories/space'
import { fakeServiceForSuite } from './support/fake-service'
import { newContent } from './support/new-content'
import { recorded } from './support/recorded-replies'
import { serveSpace } from './support/serve-space'
import { smallSite } from './support/small-site'

const WITHIN = 5000

const service = fakeServiceForSuite()

test.each([
  ['of the site', serveSpace(smallSite()), null],
  [
    'that is empty',
    serveSpace(makeSpace()),
    /no home page .+ CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT/,
  ],
  ['whose service fails', () => recorded.serverError, /^unavailable: /],
])('health of a space %s (STORE-6)', async (_which, answer, fault) => {
  service.answer(answer)
  const said = await newContent().pages.checkService('delivery', WITHIN)
  if (fault === null) expect(said).toBeNull()
  else expect(said).toMatch(fault)
})
