import { confirmEmailForm } from '@/form-schemas/accounts/confirm-email'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { Form } from '../Form'
import { useLinkToken } from './link-token'
import { NoLink } from './NoLink'

/** One button: programs that open the links of mails press none. */
export function ConfirmEmailForm() {
  const label = useLabels(accountLabels)
  const token = useLinkToken()
  if (token !== null) return <Form form={confirmEmailForm} labels={accountLabels} hidden={{ token }} />
  return (
    <NoLink
      text={label('confirm-email.noLink')}
      action={{ text: label('confirm-email.login'), href: ACCOUNT_PAGES.login }}
    />
  )
}
