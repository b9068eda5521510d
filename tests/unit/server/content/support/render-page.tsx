import { renderToStaticMarkup } from 'react-dom/server'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { LabelOverridesContext } from '@/shared/labels/use-labels'
import { PlacesContext } from '@/shared/routing/use-place'
import { headTags } from '@/ui/head/head-tags'
import { JsonLd } from '@/ui/head/JsonLd'
import { Layout } from '@/ui/layout/Layout'
import { PageTemplate } from '@/ui/templates/PageTemplate'
import { pageOfProps } from '@/ui/templates/page-of-props'

/** A page as its document holds it: tags for search engines, structured data, and the template. */
export const renderPage = (props: PageProps, siteUrl: string): string => {
  const page = pageOfProps(props)
  const site = { url: siteUrl, name: props.site.header.logo?.alt ?? null }
  return renderToStaticMarkup(
    <LabelOverridesContext value={props.mwLabels}>
      {headTags(page, site)}
      <JsonLd content={{ page, globalData: props.site, crumbs: props.breadCrumbData }} site={site} />
      <PlacesContext value={props.places}>{page && <PageTemplate page={page} />}</PlacesContext>
    </LabelOverridesContext>,
  )
}

/** The layout of some page props, round nothing. */
export const renderLayout = ({ site, mwLabels, breadCrumbData, topSpacing }: PageProps): string =>
  renderToStaticMarkup(
    <LabelOverridesContext value={mwLabels}>
      <Layout
        pageKey={null}
        globalData={site}
        crumbs={breadCrumbData}
        showsBreadcrumb
        isTransparent={false}
        topSpacing={topSpacing}
      >
        <p>Conteúdo da página</p>
      </Layout>
    </LabelOverridesContext>,
  )
