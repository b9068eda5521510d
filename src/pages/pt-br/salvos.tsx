import dynamic from 'next/dynamic'
import { onDemand, PageArrival } from '@/browser/hydration/on-demand'
import { type SavedPageProps, savedPageProps } from '@/server/page-props/with-static-props'

/** A chunk of its own, like every template (see the account page). */
const SavedPage = onDemand(
  dynamic(() => import('@/ui/templates/saved/SavedPage').then((module) => module.SavedPage)),
)

export const getStaticProps = savedPageProps

/** The page of what is on this device: the same for all, filled by the browser. */
export default function SavedRoute({ offlinePages, site }: SavedPageProps) {
  return (
    <PageArrival>
      <SavedPage pages={offlinePages} siteName={site.header.logo?.alt || null} />
    </PageArrival>
  )
}
