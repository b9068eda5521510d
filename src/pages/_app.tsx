import type { AppProps } from 'next/app'
import { useLayoutEffect } from 'react'
import { useContentChanges } from '@/browser/hooks/use-content-changes'
import { AfterCapture } from '@/browser/hydration/pack-growth'
import { servedNodes } from '@/browser/hydration/served-nodes'
import { useEarlyInput } from '@/browser/hydration/use-early-input'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { LabelOverridesContext } from '@/shared/labels/use-labels'
import { PlacesContext } from '@/shared/routing/use-place'
import { FailureBoundary } from '@/ui/components/FailureBoundary/FailureBoundary'
import { useHeadOf } from '@/ui/head/use-head-of'
import { Consent } from '@/ui/layout/consent/Consent'
import { Layout } from '@/ui/layout/Layout'
import { PageBoundary } from '@/ui/layout/PageBoundary'
import { PageFailure } from '@/ui/layout/PageFailure'
import { ROOT_ID, ServedHtml } from '@/ui/layout/ServedHtml'
import { allowOwnScripts } from '@/ui/layout/script-policy'
import { PreviewContext } from '@/ui/sections/preview-context'
import { pageOfProps } from '@/ui/templates/page-of-props'
import '../../styles/main.scss'
// After the styles of elements: the registry of sections imports those of sections.
import { showsBreadcrumb } from '@/ui/templates/shows-breadcrumb'
import '@/ui/templates/content/ContentPage.module.scss'

if (typeof window !== 'undefined') allowOwnScripts()

/** Text files and failures that come before any props are drawn without a layout. */
const hasLayout = (props: PageProps | Record<string, never>): props is PageProps => 'site' in props

type SiteProps = Pick<AppProps<PageProps>, 'Component' | 'pageProps' | 'router'>

/** The layout around every page; it stays mounted while visitors move from one page to the next. */
function Site({ Component, pageProps, router }: SiteProps) {
  const page = pageOfProps(pageProps)
  useHeadOf(page, pageProps)
  const { site, mwLabels, breadCrumbData, isTransparent, topSpacing, isPreview, places } = pageProps
  return (
    <LabelOverridesContext value={mwLabels}>
      <AfterCapture key={page?.id} />
      <Layout
        pageKey={page?.id ?? null}
        globalData={site}
        crumbs={breadCrumbData}
        showsBreadcrumb={showsBreadcrumb(page)}
        isTransparent={isTransparent}
        topSpacing={topSpacing}
        lineColor={page?.lineColor}
        consent={<Consent page={page} policy={site.privacyLink} isPreview={isPreview} />}
      >
        <PreviewContext value={isPreview}>
          <PlacesContext value={places}>
            <PageBoundary resetKey={pageProps} href={router.asPath}>
              <Component {...pageProps} />
            </PageBoundary>
          </PlacesContext>
        </PreviewContext>
      </Layout>
    </LabelOverridesContext>
  )
}

/** Every error of a render is caught here at the latest: React would otherwise remove the whole page. */
export default function App({ Component, pageProps, router }: AppProps<PageProps | Record<string, never>>) {
  useEarlyInput(router.isReady)
  useContentChanges()
  servedNodes(ROOT_ID)
  useLayoutEffect(() => {
    // For src/ui/layout/without-scripts.js.
    dispatchEvent(new Event('scripts-run'))
  }, [])
  if (!hasLayout(pageProps)) return <Component {...pageProps} />
  return (
    <FailureBoundary
      part={{ type: 'part', id: 'site' }}
      resetKey={pageProps}
      fallback={() => <ServedHtml id={ROOT_ID} otherwise={<PageFailure href={router.asPath} />} />}
    >
      <Site Component={Component} pageProps={pageProps} router={router} />
    </FailureBoundary>
  )
}
