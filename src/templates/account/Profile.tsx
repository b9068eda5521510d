import { LinkButton } from '@/components/LinkButton/LinkButton'
import { accountPageLabels } from '@/labels/account-page'
import { useLabels } from '@/labels/use-labels'
import { longDate } from '@/lib/long-date'
import type { AccountView } from '@/models/account'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import styles from './AccountPage.module.scss'
import { AccountPanel } from './AccountPanel'

/** Personal data of the account. */
export function Profile({ account }: { account: AccountView }) {
  const label = useLabels(accountPageLabels)
  const { firstName, lastName, email, postalCode, since } = account
  const facts = [
    [label('account.profile.name'), `${firstName} ${lastName}`],
    [label('account.profile.email'), email],
    [label('account.profile.postalCode'), postalCode ?? label('account.profile.noPostalCode')],
    [label('account.profile.since'), longDate(since)],
  ] as const
  return (
    <AccountPanel id="perfil" title={label('account.profile')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <LinkButton href={ACCOUNT_PAGES.changePassword} variant="secondary">
          {label('account.changePassword')}
        </LinkButton>
      </div>
    </AccountPanel>
  )
}
