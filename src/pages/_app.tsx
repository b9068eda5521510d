import type { AppProps } from 'next/app'
import { Activity } from 'react'
import { useEarlyInput } from '@/hooks/use-early-input'
import { LabelOverridesContext } from '@/labels/use-labels'
import { Consent } from '@/layout/consent/Consent'
import { Layout } from '@/layout/Layout'
import type { PageProps } from '@/models/page-props'
import { PreviewContext } from '@/sections/preview-context'
import { pageOfProps } from '@/templates/page-of-props'
import { showsBreadcrumb } from '@/templates/shows-breadcrumb'
import '../../styles/main.scss'
import '@/sections/frequent-styles'
import '@/templates/content/ContentPage.module.scss'

/** Text files and failures that come before any props are drawn without a layout. */
const hasLayout = (props: PageProps | Record<string, never>): props is PageProps => 'site' in props

/** The layout stands round every page, and stays while visitors move from one to the next. */
export default function App({ Component, pageProps, router }: AppProps<PageProps | Record<string, never>>) {
  useEarlyInput(router.isReady)
  if (!hasLayout(pageProps)) return <Component {...pageProps} />
  const page = pageOfProps(pageProps)
  const { site, mwLabels, breadCrumbData, isTransparent, topSpacing, isPreview } = pageProps
  return (
    <LabelOverridesContext value={mwLabels}>
      <Layout
        pageKey={page?.id ?? null}
        globalData={site}
        crumbs={breadCrumbData}
        showsBreadcrumb={showsBreadcrumb(page)}
        isTransparent={isTransparent}
        topSpacing={topSpacing}
        consent={<Consent page={page} policy={site.privacyLink} isPreview={isPreview} />}
      >
        <PreviewContext value={isPreview}>
          <Activity>
            <Component {...pageProps} />
          </Activity>
        </PreviewContext>
      </Layout>
    </LabelOverridesContext>
  )
}
