import { render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { completeCrumbs } from '@/server/page-props/crumbs'
import { chosenProduct } from '@/shared/content-model/products/product-choice'
import { pageLabels } from '@/shared/labels/pages'
import { previewLabels } from '@/shared/labels/preview'
import { createLabelReader, type LabelOverrides } from '@/shared/labels/reader'
import { labelTable } from '@/shared/labels/table'
import { LabelOverridesContext } from '@/shared/labels/use-labels'
import { PlacesContext } from '@/shared/routing/use-place'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Modal } from '@/ui/components/Modal/Modal'
import { ConsentBar } from '@/ui/layout/consent/ConsentBar'
import { ConsentPanel } from '@/ui/layout/consent/ConsentPanel'
import { Copyright } from '@/ui/layout/Footer/Footer'
import { CookieButton } from '@/ui/layout/Footer/FooterLinks'
import { PreviewBanner } from '@/ui/layout/PreviewBanner/PreviewBanner'
import { SearchFailure } from '@/ui/search/SearchFailure'
import { Picker } from '@/ui/sections/CompareProducts/Picker'
import { RenderSections } from '@/ui/sections/RenderSections'
import { FeedbackPrompt } from '@/ui/templates/article/FeedbackPrompt'
import { ErrorPage } from '@/ui/templates/error/ErrorPage'
import { FaqSearch } from '@/ui/templates/faq-landing/FaqSearch'
import { CompareBar } from '@/ui/templates/parts/CompareBar'
import { RetailerList } from '@/ui/templates/product/BuyNow'
import { NoProducts } from '@/ui/templates/product-listing/Results'
import { SeeDoctorNotice } from '@/ui/templates/recommender/ResultStep'
import { SitemapPage } from '@/ui/templates/sitemap/SitemapPage'
import { makeContentPage } from '../../server/page-props/fixtures'
import { examples } from '../../ui/sections/fixtures'
import { makeBase } from '../../ui/templates/editorial-fixtures'
import { makeProduct } from '../../ui/templates/product/product-fixture'
import { stubReducedMotion } from '../utils/browser-stubs'

beforeEach(() => stubReducedMotion(true))

/** What an editor who replaces every text writes. */
const wordOf = (key: string) => `Palavra de ${key}`
const overrides: LabelOverrides = Object.fromEntries(Object.keys(labelTable).map((key) => [key, wordOf(key)]))
const NO_CHOICE = { variant: null, scent: null }

const area = (key: keyof typeof labelTable, element: () => ReactElement) => [key, element] as const

test.each([
  area('footer.copyright', () => <Copyright copyright={null} />),
  area('footer.cookies', () => <CookieButton />),
  area('consent.accept', () => (
    <ConsentBar policy={null} onDecide={() => {}} onPreferences={() => {}} onPutOff={() => {}} />
  )),
  area('consent.advertisingText', () => (
    <ConsentPanel policy={null} allowed={[]} onDecide={() => {}} onClose={() => {}} />
  )),
  area('link.newTab', () => <AppLink href="https://example.org/">Fora</AppLink>),
  area('dialog.close', () => (
    <Modal isOpen onClose={() => {}} title="Lojas">
      Loja
    </Modal>
  )),
  area('notice.info', () => <RenderSections sections={[{ ...examples.notice.section, tone: 'info' }]} />),
  area('carousel.role', () => <RenderSections sections={[examples.carousel.section]} />),
  area('feature.contactForm.text', () => <RenderSections sections={[examples.feature.section]} />),
  area('compare.count', () => <Picker products={[]} chosen={[]} onToggle={() => {}} />),
  area('compare.go', () => (
    <PlacesContext value={{ compareProducts: '/pt-br/comparar/' }}>
      <CompareBar compared={['a']} onClear={() => {}} />
    </PlacesContext>
  )),
  area('search.failed', () => <SearchFailure onRetry={() => {}} />),
  area('helpful.yes', () => (
    <FeedbackPrompt helpful={{ title: 'Ajudou?', yes: null, no: null }} slug="dicas/a" />
  )),
  area('sitemap.empty', () => <SitemapPage page={{ ...makeBase(), type: 'sitemap', left: [], right: [] }} />),
  area('faq.search', () => <FaqSearch term="" count={0} isWaiting={false} onChange={() => {}} />),
  area('product.buyNowFailed', () => <RetailerList chosen={chosenProduct(makeProduct(), NO_CHOICE)} />),
  area('listing.empty', () => <NoProducts isFiltered={false} onClear={() => {}} />),
  area('recommender.doctor', () => (
    <SeeDoctorNotice
      page={{ notices: [], doctorNotice: null, emergencyNotice: null }}
      step={{ kind: 'doctor', answers: [] }}
      articles={[]}
      notices={[]}
      titleRef={null}
    />
  )),
  area('notFound.text', () => <ErrorPage kind="notFound" siteName={null} />),
])("editors' words reach what is drawn: %s (LAYOUT-6)", async (key, element) => {
  render(<LabelOverridesContext value={overrides}>{element()}</LabelOverridesContext>)
  await waitFor(() => expect(document.body.outerHTML).toContain(wordOf(key)))
})

test("editors' words reach what the server says: the way to a page, and the banner of previews", () => {
  const label = createLabelReader(pageLabels, overrides)
  const crumbs = completeCrumbs(makeContentPage(), new Map(), label, () => undefined)
  expect(crumbs[0]?.title).toBe(wordOf('breadcrumb.home'))
  render(
    <PreviewBanner
      preview={{
        state: 'draft',
        problems: [],
        pending: [],
        feedback: null,
        exitHref: null,
        entries: [],
        shownFields: [],
        scheduled: [],
        day: null,
      }}
      label={createLabelReader(previewLabels, overrides)}
    />,
  )
  expect(screen.getByRole('complementary', { name: wordOf('preview.label') })).toHaveTextContent(
    wordOf('preview.state.draft'),
  )
})
