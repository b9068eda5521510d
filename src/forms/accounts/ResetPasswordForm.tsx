import { resetPasswordForm } from '@/form-schemas/accounts/reset-password'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { Form } from '../Form'
import { useLinkToken } from './link-token'
import { NoLink } from './NoLink'

export function ResetPasswordForm() {
  const label = useLabels(accountLabels)
  const token = useLinkToken()
  if (token !== null) return <Form form={resetPasswordForm} labels={accountLabels} hidden={{ token }} />
  return (
    <NoLink
      text={label('reset-password.noLink')}
      action={{ text: label('reset-password.askAgain'), href: ACCOUNT_PAGES.forgotPassword }}
    />
  )
}
