import type { AppProps } from 'next/app'
import { Frame } from '@/frame/Frame'
import { LabelsProvider } from '@/labels/LabelsProvider'
import type { PageModel } from '@/models/page'
import type { PageProps } from '@/models/page-props'
import { showsBreadcrumb } from '@/templates/shows-breadcrumb'
import '../../styles/main.scss'

/** The frame stands round every page, and stays while visitors move from one to the next. */
export default function App({ Component, pageProps }: AppProps<PageProps<PageModel | null>>) {
  const { shell, page, mwLabels, breadCrumbData, isTransparent, topSpacing } = pageProps
  return (
    <LabelsProvider overrides={mwLabels}>
      <Frame
        shell={shell}
        crumbs={breadCrumbData}
        showsBreadcrumb={showsBreadcrumb(page)}
        isTransparent={isTransparent}
        topSpacing={topSpacing}
      >
        <Component {...pageProps} />
      </Frame>
    </LabelsProvider>
  )
}
