import Router from 'next/router'
import { useEffect, useRef } from 'react'
import type { OptionalCategory } from '@/browser/analytics/consent-choice'
import { applyPermissions, isMeasuringHere, reportedLocation } from '@/browser/analytics/consent-mode'
import { listenToClicks } from '@/browser/analytics/listeners/clicks'
import { listenToForms } from '@/browser/analytics/listeners/forms'
import { watchLists } from '@/browser/analytics/listeners/lists'
import { listenToVideos } from '@/browser/analytics/listeners/videos'
import { measure } from '@/browser/analytics/measure'
import type { MeasuredPage } from '@/browser/analytics/measured-page'
import { HOME_PATH } from '@/shared/config/site'
import type { PageModel } from '@/shared/content-model'

/** Makes the browser load the next page as a document. @returns cancels it */
function loadNextPage(): () => void {
  const load = (_address: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) window.location.reload()
  }
  Router.events.on('routeChangeComplete', load)
  return () => Router.events.off('routeChangeComplete', load)
}

/** Pages with a route of their own; other pages without an entry are errors. */
const ROUTES: Record<string, string> = {
  [`${HOME_PATH}conta`]: 'account',
}

const pageOfRoute = (): MeasuredPage => ({ id: '', type: ROUTES[Router.pathname] ?? 'error', name: '' })

const reportPage = ({ id, type, name }: MeasuredPage, isMeasuring: boolean) => {
  const location = reportedLocation(isMeasuring)
  measure('page_view', { page_id: id, page_type: type, page_name: name, page_location: location })
  if (type === 'product') measure('view_item', { items: [{ item_id: id, item_name: name }] })
}

/** Sends page views and events, and applies the choice. With `isNews`, earlier events are not sent. */
export function useMeasurement(
  page: PageModel | null,
  allowed: readonly OptionalCategory[],
  isNews: boolean,
): void {
  const measured = page ? { id: page.id, type: page.type, name: page.title } : pageOfRoute()
  const { id, type, name } = measured
  const now = useRef(measured)
  const told = useRef<{ page: string; measurement: boolean } | null>(null)
  const functional = allowed.includes('functional')
  const measurement = allowed.includes('measurement')
  const advertising = allowed.includes('advertising')

  const wasNews = useRef(isNews)
  useEffect(() => {
    if (wasNews.current) applyPermissions({ functional: false, measurement: false, advertising: false })
    wasNews.current = false
    const isWaiting = applyPermissions({ functional, measurement, advertising })
    return isWaiting ? loadNextPage() : undefined
  }, [functional, measurement, advertising])
  useEffect(() => {
    now.current = { id, type, name }
    const last = told.current
    const isMeasuring = measurement && isMeasuringHere()
    const shown = `${type} ${id}`
    told.current = { page: shown, measurement: isMeasuring }
    // A withdrawn permission is no new page view.
    if (last?.page !== shown || (isMeasuring && !last.measurement)) reportPage(now.current, isMeasuring)
    else reportedLocation(isMeasuring)
    return watchLists(now.current)
  }, [id, type, name, measurement])
  useEffect(() => {
    // biome-ignore lint/style/noProcessEnv: the bundler replaces it, and drops the import from a build.
    if (process.env.NODE_ENV === 'development')
      void import('@/browser/analytics/debug').then(({ debugDataLayer }) => debugDataLayer())
    const ends = [listenToClicks(() => now.current), listenToForms(), listenToVideos()]
    return () => {
      for (const end of ends) end()
    }
  }, [])
}
