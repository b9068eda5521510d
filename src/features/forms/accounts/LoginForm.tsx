import { loginForm } from '@/features/schemas/accounts/login'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { Form } from '../Form'
import { FormLinks } from './LinkForm'
import { useLoginPurpose } from './login-purpose'

export function LoginForm() {
  const label = useLabels(accountLabels)
  const { next, product } = useLoginPurpose()
  const forgot = { text: label('login.forgot'), href: ACCOUNT_PAGES.forgotPassword }
  return (
    <FormLinks
      links={[
        forgot,
        { before: label('login.here'), text: label('login.account'), href: ACCOUNT_PAGES.account },
        {
          before: label('login.noAccount'),
          text: label('login.register'),
          href: ACCOUNT_PAGES.registration,
        },
      ]}
    >
      {product !== '' && <p>{label('login.saves')}</p>}
      {next !== '' && <p>{label(`login.return.${next}`)}</p>}
      <Form form={loginForm} labels={accountLabels} hidden={{ next, product }} ways={{ locked: forgot }} />
    </FormLinks>
  )
}
