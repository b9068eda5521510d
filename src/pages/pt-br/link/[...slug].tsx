import { LoginPurposeContext } from '@/features/forms/accounts/login-purpose'
import { LinkTokenContext, ReviewStartContext } from '@/features/forms/submitted-form'
import { type LinkPageProps, linkPageProps } from '@/page-props/link-page'
import { PageTemplate } from '@/templates/PageTemplate'
import { pageOfProps } from '@/templates/page-of-props'

export const getServerSideProps = linkPageProps

/** Where links with a purpose lead, such as those of mails: the page of its slug, whose form has what the link brings along. */
export default function LinkRoute({ token, login, review, ...props }: LinkPageProps) {
  const page = pageOfProps(props)
  return (
    page && (
      <LinkTokenContext value={token}>
        <LoginPurposeContext value={login}>
          <ReviewStartContext value={review}>
            <PageTemplate page={page} />
          </ReviewStartContext>
        </LoginPurposeContext>
      </LinkTokenContext>
    )
  )
}
