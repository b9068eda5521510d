import { changePasswordForm } from '@/form-schemas/accounts/change-password'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { Form } from '../Form'
import { FormLinks } from './FormLinks'

/** For whoever is logged in; all others are led to the login. */
export function ChangePasswordForm() {
  const label = useLabels(accountLabels)
  return (
    <FormLinks links={[{ text: label('change-password.back'), href: ACCOUNT_PAGES.account }]}>
      <Form form={changePasswordForm} labels={accountLabels} />
    </FormLinks>
  )
}
