import { FormPageContext } from '@/features/forms/form-page'
import type { FormPageProps } from '@/page-props/form-page-props'
import { linkPageProps } from '@/page-props/link-page'
import { PageTemplate } from '@/templates/PageTemplate'
import { pageOfProps } from '@/templates/page-of-props'

export const getServerSideProps = linkPageProps

/** Where links with a purpose lead, such as those of mails: the page of its slug, whose form has what the link brings along. */
export default function LinkRoute({ formPage, ...props }: FormPageProps) {
  const page = pageOfProps(props)
  return (
    page && (
      <FormPageContext value={formPage}>
        <PageTemplate page={page} />
      </FormPageContext>
    )
  )
}
