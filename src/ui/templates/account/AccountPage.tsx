import type { AccountAction, AccountView, DoneAction } from '@/shared/content-model/views/account'
import { accountPageLabels } from '@/shared/labels/account-page'
import { useLabels } from '@/shared/labels/use-labels'
import { ACCOUNT_PATH, linkPath } from '@/shared/routing/account-pages'
import { usePlace } from '@/shared/routing/use-place'
import { longDate } from '@/shared/utils/long-date'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { ButtonForm } from '@/ui/forms/ButtonForm'
import { PageTitle } from '@/ui/head/PageTitle'
import { OpenLogins, OwnReviews } from './AccountLists'
import styles from './AccountPage.module.scss'
import { AccountPanel } from './AccountPanel'
import { SavedProducts } from './SavedProducts'

export interface AccountPageProps {
  /** Null while the database is unavailable. */
  account: AccountView | null
  siteName: string | null
}

const doneIn = ({ done }: AccountView, actions: readonly AccountAction[]): DoneAction | null =>
  done && actions.includes(done.action) ? done : null

function Profile({ account }: { account: AccountView }) {
  const label = useLabels(accountPageLabels)
  const { firstName, lastName, email, postalCode, since } = account
  const changePassword = usePlace('changePassword') ?? linkPath('trocar-senha')
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
        <LinkButton href={changePassword} variant="secondary">
          {label('account.changePassword')}
        </LinkButton>
      </div>
    </AccountPanel>
  )
}

function Panels({ account }: { account: AccountView }) {
  const label = useLabels(accountPageLabels)
  const deletion = usePlace('deleteAccount') ?? linkPath('apagar-conta')
  return (
    <div className={styles.panels}>
      <div className={styles.column}>
        <SavedProducts saved={account.saved} done={doneIn(account, ['saved', 'unsaved'])} />
        <OwnReviews reviews={account.reviews} done={doneIn(account, ['withdrawn'])} />
        <OpenLogins logins={account.logins} done={doneIn(account, ['sessionEnded', 'othersEnded'])} />
      </div>
      <div className={styles.column}>
        <Profile account={account} />
        <AccountPanel id="dados" title={label('account.data')} text={label('account.data.text')}>
          <div className="wrap-3">
            {/* A file, which the router has no page for. */}
            <LinkButton href="/api/account/export/" isExternal opensNewTab={false} variant="secondary">
              {label('account.data.download')}
            </LinkButton>
            <LinkButton href={deletion} variant="text">
              {label('account.data.delete')}
            </LinkButton>
          </div>
        </AccountPanel>
      </div>
    </div>
  )
}

/** The account page. All actions are forms that work without scripts. */
export function AccountPage({ account, siteName }: AccountPageProps) {
  const label = useLabels(accountPageLabels)
  const done = account?.done
  const title = [
    done && label(`account.done.${done.action}`, { name: done.name }).replace(/\.$/, ''),
    label('account.title'),
    siteName,
  ]
  return (
    <>
      <PageTitle title={title.filter(Boolean).join(' | ')} />
      <div className={styles.page}>
        <div className={styles.opening}>
          <h1>
            {account ? label('account.hello', { name: account.firstName }) : label('account.away.title')}
          </h1>
          <p className="muted large text-width">{label(account ? 'account.intro' : 'account.away.text')}</p>
          {account ? (
            <ButtonForm form="logout" page="conta">
              <LinkButton type="submit" variant="secondary">
                {label('account.logout')}
              </LinkButton>
            </ButtonForm>
          ) : (
            <div>
              <LinkButton href={ACCOUNT_PATH}>{label('account.away.retry')}</LinkButton>
            </div>
          )}
        </div>
        {account && <Panels account={account} />}
      </div>
    </>
  )
}
