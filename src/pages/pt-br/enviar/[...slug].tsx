import { SubmittedFormContext } from '@/forms/submitted-form'
import { type SubmittedPageProps, submittedPageProps } from '@/page-props/submitted-page'
import { PageTemplate } from '@/templates/PageTemplate'
import { pageOfProps } from '@/templates/page-of-props'

export const getServerSideProps = submittedPageProps

/** A page whose form was sent by a browser without scripts and did not go through. */
export default function SubmittedRoute({ submitted, ...props }: SubmittedPageProps) {
  const page = pageOfProps(props)
  return (
    page && (
      <SubmittedFormContext value={submitted}>
        <PageTemplate page={page} />
      </SubmittedFormContext>
    )
  )
}
