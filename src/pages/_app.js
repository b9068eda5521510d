import '../../styles/main.scss'

/**
 * The app of the gallery's own build, without the site's layout.
 * @param {import('next/app').AppProps} props
 */
export default function GalleryApp({ Component, pageProps }) {
  return <Component {...pageProps} />
}
