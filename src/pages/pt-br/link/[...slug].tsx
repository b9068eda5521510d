import { LinkTokenContext } from '@/forms/accounts/link-token'
import { type LinkPageProps, linkPageProps } from '@/page-props/link-page'
import { PageTemplate } from '@/templates/PageTemplate'
import { pageOfProps } from '@/templates/page-of-props'

export const getServerSideProps = linkPageProps

/** Where the links of mails lead: the page of its slug, whose form has what the link brought along. */
export default function LinkRoute({ token, ...props }: LinkPageProps) {
  const page = pageOfProps(props)
  return (
    page && (
      <LinkTokenContext value={token}>
        <PageTemplate page={page} />
      </LinkTokenContext>
    )
  )
}
