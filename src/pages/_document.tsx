import NextDocument, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document'
import { TAG_MANAGER_META } from '@/browser/analytics/configured-tags'
import { loadParts } from '@/browser/hydration/on-demand'
import { contentPages } from '@/server/content/pages'
import { policiesAfterWithdrawal } from '@/shared/config/content-policy'
import { headerValues, isProduction, serverEnv } from '@/shared/config/env'
import { fontFiles, lookValue } from '@/shared/config/look'
import { LOCALE, MANIFEST_PATH } from '@/shared/config/site'
import type { Brand } from '@/shared/content-model/views/layout'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { previewLabels } from '@/shared/labels/preview'
import { createLabelReader } from '@/shared/labels/reader'
import { BrandIcons } from '@/ui/head/BrandIcons'
import { headTags } from '@/ui/head/head-tags'
import { JsonLd } from '@/ui/head/JsonLd'
import { FontPreload } from '@/ui/layout/FontPreload'
import { HeadWithLaterScripts } from '@/ui/layout/HeadWithLaterScripts'
import { PreviewBanner } from '@/ui/layout/PreviewBanner/PreviewBanner'
import { WITHOUT_SCRIPT_SHEET } from '@/ui/layout/without-scripts'
import { SEARCH_RULES_HREF } from '@/ui/search/use-search-rules'
import { pageOfProps } from '@/ui/templates/page-of-props'

/** For the browser's own use, should the visitor take a permission back (`analytics/tag-manager`). */
const withdrawalData = () =>
  Object.fromEntries(
    Object.entries(policiesAfterWithdrawal(headerValues())).map(([kept, policy]) => [`data-${kept}`, policy]),
  )

/** Asked for with the style sheets: browsers take scripts of the head for later ones. */
const EarlyScript = ({ src, needed }: { src: string; needed?: string | undefined }) => (
  <>
    <link rel="preload" as="script" href={src} />
    <script async src={src} data-needed={needed} />
  </>
)

/** The document round every page: what crawlers, browsers and visitors without JavaScript read before anything runs. */
export default class Document extends NextDocument<{ brand: Brand | null }> {
  static override async getInitialProps(context: DocumentContext) {
    // What the server suspends for has a comment more in its HTML: a page's bytes would depend on which was first.
    await loadParts()
    const source = contentPages().source(false)
    // Without it the page is the same, but for its icon.
    const global = await contentPages()
      .globalData(source)
      .catch(() => null)
    return { ...(await NextDocument.getInitialProps(context)), brand: global?.brand ?? null }
  }

  override render() {
    const { brand } = this.props
    const { buildId, props: appProps } = this.props.__NEXT_DATA__
    const props: PageProps | undefined = appProps.pageProps
    const preview = props?.preview
    const logo = props?.site?.header.logo
    const { SITE_URL, NEXT_PUBLIC_GTM_ID: tagManager, OFFLINE_PAGES } = serverEnv()
    const storesPages = isProduction() && OFFLINE_PAGES === 'on' && !props?.isPreview
    const site = { url: SITE_URL, name: logo?.alt || null }
    const page = props?.site ? pageOfProps(props) : null
    // Editors, and the developers' own tools, gain nothing from scripts that wait.
    const scriptsWait = !preview && !this.props.isDevelopment
    const scripts = `/_next/static/${buildId}`
    const PageHead = scriptsWait ? HeadWithLaterScripts : Head
    return (
      <Html lang={LOCALE} data-scroll-behavior="smooth" data-offline={storesPages ? '' : undefined}>
        <PageHead>
          {headTags(page, site, { isPreview: props?.isPreview, brandPicture: brand?.sharePicture ?? null })}
          {logo && <link rel="preconnect" href={new URL(logo.desktop.url).origin} />}
          <FontPreload file={fontFiles()[0]} />
          <BrandIcons icon={brand?.icon ?? null} />
          {!scriptsWait && <link rel="manifest" href={MANIFEST_PATH} />}
          <meta name="theme-color" content={brand?.themeColor ?? lookValue('deep-900')} />
          {tagManager && <meta name={TAG_MANAGER_META} content={tagManager} {...withdrawalData()} />}
          {preview && <link rel="stylesheet" href="/preview.css" />}
          <noscript>
            <link rel="stylesheet" href={WITHOUT_SCRIPT_SHEET} />
          </noscript>
          <EarlyScript src={`${scripts}/_theme.js`} />
          {page?.type === 'search' && (
            <EarlyScript
              src={`${scripts}/_searchTerm.js`}
              needed={page.isPlain ? undefined : `${scripts}/_danger.json ${SEARCH_RULES_HREF}`}
            />
          )}
          {/* Holds nothing up where the others wait for it (ADR 85); where they do not, it must have run before they do. */}
          <script async={scriptsWait} src={`${scripts}/_beforeScripts.js`} />
        </PageHead>
        <body>
          <Main />
          {props?.site && (
            <JsonLd content={{ page, globalData: props.site, crumbs: props.breadCrumbData }} site={site} />
          )}
          {preview && (
            <PreviewBanner preview={preview} label={createLabelReader(previewLabels, props.mwLabels)} />
          )}
          <NextScript />
          {scriptsWait && <script async src={`${scripts}/_startLate.js`} />}
          {preview?.exitHref && <script defer src={`${scripts}/_liveEditing.js`} />}
        </body>
      </Html>
    )
  }
}
