import type { AppProps } from 'next/app'

/** The app of the gallery's own build, without what stands round every page of the site. */
export function GalleryApp({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />
}
