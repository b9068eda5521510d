import { resolvePage } from '@/server/page-props/resolve-page'
import { withStaticProps } from '@/server/page-props/with-static-props'
import { fakeServiceForSuite } from '../content/support/fake-service'
import { startContent } from '../content/support/new-content'
import { serveSpace } from '../content/support/serve-space'
import { smallSite } from '../content/support/small-site'
import { inTemporaryFolder } from '../content/support/temporary-folder'

inTemporaryFolder()
const service = fakeServiceForSuite({ REVALIDATE_SECONDS: '120' })

/** In a file of its own: what other tests still query in the background would count as this page's. */
test('draft mode shows drafts, says so, and reads no field from delivery', async () => {
  service.answer(serveSpace(smallSite()))
  startContent()
  const getStaticProps = withStaticProps(({ slug, source }) => resolvePage(slug, source))
  const draft = { params: { slug: ['sobre', 'rascunho'] }, draftMode: true }
  await expect(getStaticProps(draft)).resolves.toMatchObject({
    props: { isPreview: true, page: { title: 'Rascunho' } },
  })
  // Of what is published, the dates alone are compared.
  const read = service.calls.filter(({ query }) => query.get('select') !== 'sys')
  expect(new Set(read.map(({ token }) => token))).toEqual(new Set(['preview-token']))
})
