import { readLabels } from '@/server/mail/read-labels'
import type { Mail } from '@/server/mail/types'
import { serverEnv } from '@/shared/config/env'
import { mailLabels } from '@/shared/labels/mails'
import { linkPath, linkTo } from '@/shared/routing/account-pages'
import type { AccountUser } from './users'

type Kind = 'confirm' | 'exists' | 'reset' | 'changed' | 'locked' | 'deleted'

const mailTo = async ({ first_name, last_name, email }: AccountUser, kind: Kind): Promise<Mail> => {
  const label = await readLabels(mailLabels)
  return {
    to: { name: `${first_name} ${last_name}`, address: email },
    subject: label(`mail.account.${kind}.subject`),
    parts: [label('mail.account.hello', { name: first_name }), label(`mail.account.${kind}.text`)],
    note: label(`mail.account.${kind}.note`),
  }
}

const withAction = async (user: AccountUser, kind: Exclude<Kind, 'deleted'>, path: string): Promise<Mail> => {
  const label = await readLabels(mailLabels)
  return {
    ...(await mailTo(user, kind)),
    preview: label(`mail.account.${kind}.text`),
    action: { text: label(`mail.account.${kind}.action`), href: `${serverEnv().SITE_URL}${path}` },
  }
}

/** Omits a name not confirmed by its owner: registration must not be a way to write to others. */
const nameless = (mail: Mail): Mail => ({
  ...mail,
  to: { ...mail.to, name: '' },
  parts: mail.parts.slice(1),
})

export async function confirmationMail(user: AccountUser, token: string): Promise<Mail> {
  return nameless(await withAction(user, 'confirm', linkTo('confirmar-email', token)))
}

export const accountExistsMail = (user: AccountUser) => withAction(user, 'exists', linkPath('entrar'))

export async function resetMail(user: AccountUser, token: string): Promise<Mail> {
  const mail = await withAction(user, 'reset', linkTo('nova-senha', token))
  return user.email_verified ? mail : nameless(mail)
}

export const passwordChangedMail = (user: AccountUser) =>
  withAction(user, 'changed', linkPath('esqueci-a-senha'))

export const accountLockedMail = (user: AccountUser) =>
  withAction(user, 'locked', linkPath('esqueci-a-senha'))

export const accountDeletedMail = (user: AccountUser) => mailTo(user, 'deleted')
