import { forgotPasswordForm } from '@/form-schemas/accounts/forgot-password'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { Form } from '../Form'
import { FormLinks } from './FormLinks'

export function ForgotPasswordForm() {
  const label = useLabels(accountLabels)
  return (
    <FormLinks links={[{ text: label('forgot-password.back'), href: ACCOUNT_PAGES.login }]}>
      <Form form={forgotPasswordForm} labels={accountLabels} />
    </FormLinks>
  )
}
