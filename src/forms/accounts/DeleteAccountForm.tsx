import { deleteAccountForm } from '@/form-schemas/accounts/delete-account'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES, loginBackTo } from '@/routing/account-pages'
import { Form } from '../Form'
import { FormLinks } from './FormLinks'

/** For logged-in visitors; others see that nothing was done, and a link to log in and return. */
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
