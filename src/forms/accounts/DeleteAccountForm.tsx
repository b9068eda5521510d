import { deleteAccountForm } from '@/form-schemas/accounts/delete-account'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES, loginBackTo } from '@/routing/account-pages'
import { Form } from '../Form'
import { FormLinks } from './FormLinks'

/** For whoever is logged in; all others read that nothing was done, and are led to the login and back. */
export function DeleteAccountForm() {
  const label = useLabels(accountLabels)
  return (
    <FormLinks links={[{ text: label('delete-account.back'), href: ACCOUNT_PAGES.account }]}>
      <Form
        form={deleteAccountForm}
        labels={accountLabels}
        ways={{
          sessionOver: { text: label('delete-account.login'), href: loginBackTo('apagar-conta') },
          locked: { text: label('delete-account.forgot'), href: ACCOUNT_PAGES.forgotPassword },
        }}
      />
    </FormLinks>
  )
}
