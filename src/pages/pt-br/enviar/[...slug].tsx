import type { FormPageProps } from '@/server/page-props/form-page-props'
import { submittedPageProps } from '@/server/page-props/submitted-page'
import { FormPageContext } from '@/ui/forms/form-page'
import { PageTemplate } from '@/ui/templates/PageTemplate'
import { pageOfProps } from '@/ui/templates/page-of-props'

export const getServerSideProps = submittedPageProps

/** A page whose form was sent by a browser without scripts: with what is wrong, or with the receipt. */
export default function SubmittedRoute({ formPage, ...props }: FormPageProps) {
  const page = pageOfProps(props)
  return (
    page && (
      <FormPageContext value={formPage}>
        <PageTemplate page={page} />
      </FormPageContext>
    )
  )
}
