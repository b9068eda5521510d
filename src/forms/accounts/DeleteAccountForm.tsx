import { deleteAccountForm } from '@/form-schemas/accounts/delete-account'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { Form } from '../Form'
import { FormLinks } from './FormLinks'

/** For whoever is logged in; all others are led to the login. */
export function DeleteAccountForm() {
  const label = useLabels(accountLabels)
  return (
    <FormLinks links={[{ text: label('delete-account.back'), href: ACCOUNT_PAGES.account }]}>
      <Form form={deleteAccountForm} labels={accountLabels} />
    </FormLinks>
  )
}
