import { LinkButton } from '@/components/LinkButton/LinkButton'
import { ButtonForm } from '@/forms/ButtonForm'
import { accountPageLabels } from '@/labels/account-page'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import type { AccountView, OpenLogin } from '@/models/account'
import styles from './AccountPage.module.scss'
import { AccountPanel, RowButton } from './AccountPanel'

function Login({ login: { id, device, since, isHere } }: { login: OpenLogin }) {
  const label = useLabels(accountPageLabels)
  const name = device || label('account.sessions.unknown')
  return (
    <li className={styles.row}>
      <div className={styles.entry}>
        <strong>{name}</strong>
        <span className="muted">{label('account.sessions.since', { date: since })}</span>
      </div>
      {isHere ? (
        <span className={styles.badge}>{label('account.sessions.here')}</span>
      ) : (
        <RowButton
          form="end-session"
          hidden={{ session: id }}
          name={label('account.sessions.endNamed', { device: name, date: since })}
        >
          {label('account.sessions.end')}
        </RowButton>
      )}
    </li>
  )
}

/** Open sessions, each with a button that ends it. */
export function OpenLogins({ logins, done }: Pick<AccountView, 'logins' | 'done'>) {
  const label = useLabels(accountPageLabels)
  return (
    <AccountPanel
      id="acessos"
      title={label('account.sessions')}
      done={done}
      text={label('account.sessions.text')}
    >
      <ul {...plainList} className={styles.list}>
        {logins.map((login) => (
          <Login key={login.id} login={login} />
        ))}
      </ul>
      {logins.length > 1 && (
        <ButtonForm form="end-other-sessions" page="conta">
          <LinkButton type="submit" variant="secondary">
            {label('account.sessions.endOthers')}
          </LinkButton>
        </ButtonForm>
      )}
    </AccountPanel>
  )
}
