import { ReceiptContext, SubmittedFormContext } from '@/features/forms/submitted-form'
import { type SubmittedPageProps, submittedPageProps } from '@/page-props/submitted-page'
import { PageTemplate } from '@/templates/PageTemplate'
import { pageOfProps } from '@/templates/page-of-props'

export const getServerSideProps = submittedPageProps

/** A page whose form was sent by a browser without scripts: with what is wrong, or with the receipt. */
export default function SubmittedRoute({ submitted, receipt, ...props }: SubmittedPageProps) {
  const page = pageOfProps(props)
  return (
    page && (
      <SubmittedFormContext value={submitted}>
        <ReceiptContext value={receipt}>
          <PageTemplate page={page} />
        </ReceiptContext>
      </SubmittedFormContext>
    )
  )
}
