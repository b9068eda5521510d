import { resetPasswordForm } from '@/form-schemas/accounts/reset-password'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { LinkForm } from './LinkForm'

export function ResetPasswordForm() {
  const label = useLabels(accountLabels)
  return (
    <LinkForm
      form={resetPasswordForm}
      text={label('reset-password.noLink')}
      action={{ text: label('reset-password.askAgain'), href: ACCOUNT_PAGES.forgotPassword }}
    />
  )
}
