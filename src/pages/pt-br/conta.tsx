import dynamic from 'next/dynamic'
import { onDemand, PageArrival } from '@/browser/hydration/on-demand'
import { type AccountPageProps, accountPageProps } from '@/server/page-props/account-page'

/** A chunk of its own: the router puts a route's own styles inline, which the policy refuses (ADR 2). */
const AccountPage = onDemand(
  dynamic(() => import('@/ui/templates/account/AccountPage').then((module) => module.AccountPage)),
)

export const getServerSideProps = accountPageProps

/** The page of whoever is logged in: made for each request. */
export default function AccountRoute({ account, site }: AccountPageProps) {
  return (
    <PageArrival>
      <AccountPage account={account} siteName={site.header.logo?.alt || null} />
    </PageArrival>
  )
}
