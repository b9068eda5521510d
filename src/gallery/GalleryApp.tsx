import type { AppProps } from 'next/app'

/** The app of the gallery's build, without the site's layout. */
export function GalleryApp({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />
}
