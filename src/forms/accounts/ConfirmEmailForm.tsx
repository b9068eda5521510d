import { confirmEmailForm } from '@/form-schemas/accounts/confirm-email'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { LinkForm } from './LinkForm'

/** One button: programs that open the links of mails press none. */
export function ConfirmEmailForm() {
  const label = useLabels(accountLabels)
  return (
    <LinkForm
      form={confirmEmailForm}
      text={label('confirm-email.noLink')}
      action={{ text: label('confirm-email.login'), href: ACCOUNT_PAGES.login }}
    />
  )
}
