import { loginForm, loginReturn } from '@/features/schemas/accounts/login'
import type { LoginPurpose } from '@/features/schemas/form-page'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PATH, linkPath } from '@/routing/account-pages'
import { usePlace } from '@/routing/use-place'
import { Form } from '../Form'
import { useFormPage, useSubmitted } from '../form-page'
import { FormLinks } from './LinkForm'

/** The purpose of this page's login, also after an error. */
const useLoginPurpose = (): LoginPurpose => {
  const { login } = useFormPage()
  const { next, product = '' } = useSubmitted('login')?.values ?? {}
  return login ?? { next: loginReturn(next), product }
}

export function LoginForm() {
  const label = useLabels(accountLabels)
  const { next, product } = useLoginPurpose()
  const registration = usePlace('registrationForm')
  const forgotPassword = usePlace('forgotPassword') ?? linkPath('esqueci-a-senha')
  const forgot = { text: label('login.forgot'), href: forgotPassword }
  return (
    <FormLinks
      links={[
        forgot,
        { before: label('login.here'), text: label('login.account'), href: ACCOUNT_PATH },
        {
          before: label('login.noAccount'),
          text: label('login.register'),
          href: registration,
        },
      ]}
    >
      {product !== '' && <p>{label('login.saves')}</p>}
      {next !== '' && <p>{label(`login.return.${next}`)}</p>}
      <Form form={loginForm} labels={accountLabels} hidden={{ next, product }} ways={{ locked: forgot }} />
    </FormLinks>
  )
}
