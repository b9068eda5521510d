import type { AppProps } from 'next/app'
import { Frame } from '@/frame/Frame'
import { LabelOverridesContext } from '@/labels/use-labels'
import { useEarlyInput } from '@/lib/use-early-input'
import type { PageProps } from '@/models/page-props'
import { PreviewContext } from '@/sections/preview-context'
import { pageOfProps } from '@/templates/page-of-props'
import { showsBreadcrumb } from '@/templates/shows-breadcrumb'
import '../../styles/main.scss'

/** Text files and failures that come before any props are drawn without a frame. */
const hasFrame = (props: PageProps | Record<string, never>): props is PageProps => 'shell' in props

/** The frame stands round every page, and stays while visitors move from one to the next. */
export default function App({ Component, pageProps, router }: AppProps<PageProps | Record<string, never>>) {
  useEarlyInput(router.isReady)
  if (!hasFrame(pageProps)) return <Component {...pageProps} />
  const page = pageOfProps(pageProps)
  const { shell, mwLabels, breadCrumbData, isTransparent, topSpacing, isPreview } = pageProps
  return (
    <LabelOverridesContext value={mwLabels}>
      <Frame
        pageKey={page?.id ?? null}
        shell={shell}
        crumbs={breadCrumbData}
        showsBreadcrumb={showsBreadcrumb(page)}
        isTransparent={isTransparent}
        topSpacing={topSpacing}
      >
        <PreviewContext value={isPreview}>
          <Component {...pageProps} />
        </PreviewContext>
      </Frame>
    </LabelOverridesContext>
  )
}
