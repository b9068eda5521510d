import { accountLabels } from '@/shared/labels/accounts'
import { useLabels } from '@/shared/labels/use-labels'
import { ACCOUNT_PATH, linkPath, loginBackTo } from '@/shared/routing/account-pages'
import { usePlace } from '@/shared/routing/use-place'
import type { LoginReturn } from '@/shared/schemas/accounts/login'
import {
  changePasswordForm,
  confirmEmailForm,
  deleteAccountForm,
  forgotPasswordForm,
  resetPasswordForm,
} from '@/shared/schemas/accounts/passwords'
import { Form } from '../Form'
import { FormLinks, LinkForm } from './LinkForm'

interface OwnFormProps {
  form: typeof changePasswordForm | typeof deleteAccountForm
  page: LoginReturn
}

const useForgotPassword = (): string => usePlace('forgotPassword') ?? linkPath('esqueci-a-senha')

const useLogin = (): string => usePlace('loginForm') ?? linkPath('entrar')

/** For logged-in visitors; others see that nothing was done, and a link to log in and return. */
function OwnForm({ form, page }: OwnFormProps) {
  const label = useLabels(accountLabels)
  const ways = {
    sessionOver: { text: label(`${form.name}.login`), href: loginBackTo(page) },
    locked: { text: label(`${form.name}.forgot`), href: useForgotPassword() },
  }
  return (
    <FormLinks links={[{ text: label(`${form.name}.back`), href: ACCOUNT_PATH }]}>
      <Form form={form} labels={accountLabels} ways={ways} />
    </FormLinks>
  )
}

export const ChangePasswordForm = () => <OwnForm form={changePasswordForm} page="trocar-senha" />

export const DeleteAccountForm = () => <OwnForm form={deleteAccountForm} page="apagar-conta" />

export function ForgotPasswordForm() {
  const label = useLabels(accountLabels)
  return (
    <FormLinks links={[{ text: label('forgot-password.back'), href: useLogin() }]}>
      <Form form={forgotPasswordForm} labels={accountLabels} />
    </FormLinks>
  )
}

export function ResetPasswordForm() {
  const label = useLabels(accountLabels)
  return (
    <LinkForm
      form={resetPasswordForm}
      action={{ text: label('reset-password.askAgain'), href: useForgotPassword() }}
    />
  )
}

/** Password and button: programs that open links in mails have neither. */
export function ConfirmEmailForm() {
  const label = useLabels(accountLabels)
  const forgot = { text: label('confirm-email.forgot'), href: useForgotPassword() }
  return (
    <LinkForm
      form={confirmEmailForm}
      links={[forgot]}
      ways={{ locked: forgot }}
      action={{ text: label('confirm-email.login'), href: useLogin() }}
    />
  )
}
