import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import { serverEnv } from '@/config/env'
import { LOCALE } from '@/config/site'
import type { PageProps } from '@/models/page-props'
import { headTags } from '@/seo/head-tags'
import { JsonLd } from '@/seo/JsonLd'
import { pageOfProps } from '@/templates/page-of-props'

/** The document round every page: what crawlers, browsers and visitors without JavaScript read before anything runs. */
export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  const props: PageProps | undefined = __NEXT_DATA__.props.pageProps
  const site = { url: serverEnv().SITE_URL, name: props?.shell?.header.logo?.alt || null }
  const page = props?.shell ? pageOfProps(props) : null
  const logo = props?.shell?.header.logo
  return (
    <Html lang={LOCALE} data-scroll-behavior="smooth">
      <Head>
        {headTags(page, site)}
        {logo && <link rel="preconnect" href={new URL(logo.desktop.url).origin} />}
        <link
          rel="preload"
          href="/fonts/figtree-latin.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#06343b" />
        <noscript>
          <link rel="stylesheet" href="/no-script.css" />
        </noscript>
      </Head>
      <body>
        <Main />
        {props?.shell && (
          <JsonLd content={{ page, shell: props.shell, crumbs: props.breadCrumbData }} site={site} />
        )}
        <NextScript />
      </body>
    </Html>
  )
}
