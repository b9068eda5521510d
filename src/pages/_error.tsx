import { PageFailure } from '@/ui/layout/PageFailure'

/** Next's own page for a failed app writes a style as HTML, which the policy refuses: it would fail without end. */
export default function ErrorRoute() {
  return <PageFailure href={null} />
}
