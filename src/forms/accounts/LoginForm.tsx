import { loginForm } from '@/form-schemas/accounts/login'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { Form } from '../Form'
import { FormLinks } from './FormLinks'

export function LoginForm() {
  const label = useLabels(accountLabels)
  return (
    <FormLinks
      links={[
        { text: label('login.forgot'), href: ACCOUNT_PAGES.forgotPassword },
        { before: label('login.here'), text: label('login.account'), href: ACCOUNT_PAGES.account },
        {
          before: label('login.noAccount'),
          text: label('login.register'),
          href: ACCOUNT_PAGES.registration,
        },
      ]}
    >
      <Form form={loginForm} labels={accountLabels} />
    </FormLinks>
  )
}
