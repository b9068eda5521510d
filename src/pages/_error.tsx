import { PageFailure } from '@/layout/PageFailure'

/**
 * What Next's client renders when the app itself fails, e.g. while page data arrives. Next's own page writes a style as HTML,
 * which the content security policy refuses: that error would start this again, without end.
 */
export default function ErrorRoute() {
  return <PageFailure href={null} />
}
