import { render } from '@testing-library/react'
import { Layout, type LayoutProps } from '@/ui/layout/Layout'
import { crumbs, globalData } from './fixtures'

/** The layout with the sample global data round one paragraph. */
export const renderLayout = (override: Partial<LayoutProps> = {}) =>
  render(
    <Layout
      pageKey="pagina"
      globalData={globalData}
      crumbs={crumbs}
      showsBreadcrumb
      isTransparent={false}
      topSpacing="none"
      {...override}
    >
      <p>Conteúdo da página</p>
    </Layout>,
  )
