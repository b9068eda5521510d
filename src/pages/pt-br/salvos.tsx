import dynamic from 'next/dynamic'
import { onDemand, PageArrival } from '@/navigation/on-demand'
import { type SavedPageProps, savedPageProps } from '@/page-props/with-static-props'

/** A chunk of its own, like every template (see the account page). */
const SavedPage = onDemand(
  dynamic(() => import('@/templates/saved/SavedPage').then((module) => module.SavedPage)),
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
