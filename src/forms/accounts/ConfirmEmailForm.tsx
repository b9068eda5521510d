import { confirmEmailForm } from '@/form-schemas/accounts/confirm-email'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { Form } from '../Form'
import { FormLinks } from './FormLinks'
import { useLinkToken } from './link-token'
import { NoLink } from './NoLink'

/** The password and a button: programs that open the links of mails have neither. */
export function ConfirmEmailForm() {
  const label = useLabels(accountLabels)
  const token = useLinkToken()
  if (token !== null)
    return (
      <FormLinks links={[{ text: label('confirm-email.forgot'), href: ACCOUNT_PAGES.forgotPassword }]}>
        <Form form={confirmEmailForm} labels={accountLabels} hidden={{ token }} />
      </FormLinks>
    )
  return (
    <NoLink
      text={label('confirm-email.noLink')}
      action={{ text: label('confirm-email.login'), href: ACCOUNT_PAGES.login }}
    />
  )
}
