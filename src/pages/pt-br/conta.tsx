import { type AccountPageProps, accountPageProps } from '@/page-props/account-page'
import { AccountPage } from '@/templates/account/AccountPage'

export const getServerSideProps = accountPageProps

/** The page of whoever is logged in: made for each request. */
export default function AccountRoute({ account, site }: AccountPageProps) {
  return <AccountPage account={account} siteName={site.header.logo?.alt || null} />
}
