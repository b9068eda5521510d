import { accountLabels } from '@/shared/labels/accounts'
import { useLabels } from '@/shared/labels/use-labels'
import { ACCOUNT_PATH, linkPath } from '@/shared/routing/account-pages'
import { usePlace } from '@/shared/routing/use-place'
import { loginForm, loginReturn } from '@/shared/schemas/accounts/login'
import type { LoginPurpose } from '@/shared/schemas/form-page'
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
