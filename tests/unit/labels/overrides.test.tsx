import { render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { AppLink } from '@/components/AppLink/AppLink'
import { Modal } from '@/components/Modal/Modal'
import { chosenProduct } from '@/content-model/products/product-choice'
import { pageLabels } from '@/labels/pages'
import { previewLabels } from '@/labels/preview'
import { createLabelReader, type LabelOverrides } from '@/labels/reader'
import { labelTable } from '@/labels/table'
import { LabelOverridesContext } from '@/labels/use-labels'
import { ConsentBar } from '@/layout/consent/ConsentBar'
import { ConsentPanel } from '@/layout/consent/ConsentPanel'
import { Copyright } from '@/layout/Footer/Footer'
import { CookieButton } from '@/layout/Footer/FooterLinks'
import { PreviewBanner } from '@/layout/PreviewBanner/PreviewBanner'
import { completeCrumbs } from '@/page-props/crumbs'
import { PlacesContext } from '@/routing/use-place'
import { SearchFailure } from '@/search/SearchFailure'
import { Picker } from '@/sections/CompareProducts/Picker'
import { RenderSections } from '@/sections/RenderSections'
import { FeedbackPrompt } from '@/templates/article/FeedbackPrompt'
import { ErrorPage } from '@/templates/error/ErrorPage'
import { FaqSearch } from '@/templates/faq-landing/FaqSearch'
import { CompareBar } from '@/templates/parts/CompareBar'
import { RetailerList } from '@/templates/product/BuyNow'
import { NoProducts } from '@/templates/product-listing/Results'
import { SeeDoctorNotice } from '@/templates/recommender/ResultStep'
import { SitemapPage } from '@/templates/sitemap/SitemapPage'
import { makeContentPage } from '../page-props/fixtures'
import { examples } from '../sections/fixtures'
import { makeBase } from '../templates/editorial-fixtures'
import { makeProduct } from '../templates/product/product-fixture'
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
      page={{ doctorNotice: null, emergencyNotice: null }}
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
