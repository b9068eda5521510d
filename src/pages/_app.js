import '../../styles/main.scss'

/**
 * The app of the gallery's own build, without what stands round every page of the site.
 *
 * @param {import('next/app').AppProps} props
 */
export default function GalleryApp({ Component, pageProps }) {
  return <Component {...pageProps} />
}
