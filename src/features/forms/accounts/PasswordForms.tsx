import type { LoginReturn } from '@/features/schemas/accounts/login'
import {
  changePasswordForm,
  confirmEmailForm,
  deleteAccountForm,
  forgotPasswordForm,
  resetPasswordForm,
} from '@/features/schemas/accounts/passwords'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES, loginBackTo } from '@/routing/account-pages'
import { Form } from '../Form'
import { FormLinks, LinkForm } from './LinkForm'

interface OwnFormProps {
  form: typeof changePasswordForm | typeof deleteAccountForm
  page: LoginReturn
}

/** For logged-in visitors; others see that nothing was done, and a link to log in and return. */
function OwnForm({ form, page }: OwnFormProps) {
  const label = useLabels(accountLabels)
  const ways = {
    sessionOver: { text: label(`${form.name}.login`), href: loginBackTo(page) },
    locked: { text: label(`${form.name}.forgot`), href: ACCOUNT_PAGES.forgotPassword },
  }
  return (
    <FormLinks links={[{ text: label(`${form.name}.back`), href: ACCOUNT_PAGES.account }]}>
      <Form form={form} labels={accountLabels} ways={ways} />
    </FormLinks>
  )
}

export const ChangePasswordForm = () => <OwnForm form={changePasswordForm} page="trocar-senha" />

export const DeleteAccountForm = () => <OwnForm form={deleteAccountForm} page="apagar-conta" />

export function ForgotPasswordForm() {
  const label = useLabels(accountLabels)
  return (
    <FormLinks links={[{ text: label('forgot-password.back'), href: ACCOUNT_PAGES.login }]}>
      <Form form={forgotPasswordForm} labels={accountLabels} />
    </FormLinks>
  )
}

export function ResetPasswordForm() {
  const label = useLabels(accountLabels)
  return (
    <LinkForm
      form={resetPasswordForm}
      action={{ text: label('reset-password.askAgain'), href: ACCOUNT_PAGES.forgotPassword }}
    />
  )
}

/** Password and button: programs that open links in mails have neither. */
export function ConfirmEmailForm() {
  const label = useLabels(accountLabels)
  const forgot = { text: label('confirm-email.forgot'), href: ACCOUNT_PAGES.forgotPassword }
  return (
    <LinkForm
      form={confirmEmailForm}
      links={[forgot]}
      ways={{ locked: forgot }}
      action={{ text: label('confirm-email.login'), href: ACCOUNT_PAGES.login }}
    />
  )
}
