import type { FormPageProps } from '@/server/page-props/form-page-props'
import { linkPageProps } from '@/server/page-props/link-page'
import { FormPageContext } from '@/ui/forms/form-page'
import { PageTemplate } from '@/ui/templates/PageTemplate'
import { pageOfProps } from '@/ui/templates/page-of-props'

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
