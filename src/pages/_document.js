import { Head, Html, Main, NextScript } from 'next/document'
import { fontFiles } from '@/shared/config/look'
import { LOCALE } from '@/shared/config/site'
import { FontPreload } from '@/ui/layout/FontPreload'

/** The document of the gallery's own build: language and typeface of the site, nothing for crawlers. */
export default function GalleryDocument() {
  return (
    <Html lang={LOCALE}>
      <Head>
        <meta name="robots" content="noindex" />
        <FontPreload file={fontFiles()[0]} />
        <link rel="icon" href="data:," />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
