import { confirmEmailForm } from '@/form-schemas/accounts/confirm-email'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { LinkForm } from './LinkForm'

/** Password and button: programs that open links in mails have neither. */
export function ConfirmEmailForm() {
  const label = useLabels(accountLabels)
  const forgot = { text: label('confirm-email.forgot'), href: ACCOUNT_PAGES.forgotPassword }
  return (
    <LinkForm
      form={confirmEmailForm}
      links={[forgot]}
      ways={{ locked: forgot }}
      text={label('confirm-email.noLink')}
      action={{ text: label('confirm-email.login'), href: ACCOUNT_PAGES.login }}
    />
  )
}
