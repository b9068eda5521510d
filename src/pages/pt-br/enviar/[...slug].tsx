import { FormPageContext } from '@/features/forms/form-page'
import type { FormPageProps } from '@/page-props/form-page-props'
import { submittedPageProps } from '@/page-props/submitted-page'
import { PageTemplate } from '@/templates/PageTemplate'
import { pageOfProps } from '@/templates/page-of-props'

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
