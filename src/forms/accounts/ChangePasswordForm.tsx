import { changePasswordForm } from '@/form-schemas/accounts/change-password'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES, loginBackTo } from '@/routing/account-pages'
import { Form } from '../Form'
import { FormLinks } from './FormLinks'

/** For logged-in visitors; others see that nothing was done, and a link to log in and return. */
export function ChangePasswordForm() {
  const label = useLabels(accountLabels)
  return (
    <FormLinks links={[{ text: label('change-password.back'), href: ACCOUNT_PAGES.account }]}>
      <Form
        form={changePasswordForm}
        labels={accountLabels}
        ways={{
          sessionOver: { text: label('change-password.login'), href: loginBackTo('trocar-senha') },
          locked: { text: label('change-password.forgot'), href: ACCOUNT_PAGES.forgotPassword },
        }}
      />
    </FormLinks>
  )
}
