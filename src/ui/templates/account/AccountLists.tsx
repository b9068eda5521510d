import type { AccountView, OpenLogin, OwnReview } from '@/shared/content-model/views/account'
import { accountPageLabels } from '@/shared/labels/account-page'
import { useLabels } from '@/shared/labels/use-labels'
import { usePlace } from '@/shared/routing/use-place'
import { longDate } from '@/shared/utils/long-date'
import { plainList } from '@/shared/utils/plain-list'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { ButtonForm } from '@/ui/forms/ButtonForm'
import styles from './AccountPage.module.scss'
import { AccountPanel, RowButton } from './AccountPanel'

function Review({ review: { id, title, product, rating, status, since } }: { review: OwnReview }) {
  const label = useLabels(accountPageLabels)
  const stars = label('account.reviews.stars', { rating })
  return (
    <li className={styles.row}>
      <div className={styles.entry}>
        <strong>{title}</strong>
        <span className="muted">
          {label('account.reviews.since', { product, stars, date: longDate(since) })}
        </span>
      </div>
      {status === 'approved' ? (
        <details className={styles.question}>
          <summary
            className={styles.quiet}
            aria-label={label('account.reviews.withdrawNamed', { title, product })}
          >
            {label('account.reviews.withdraw')}
          </summary>
          <p className="muted">{label('account.reviews.withdrawAsk', { title, product })}</p>
          <ButtonForm form="withdraw-review" page="conta" hidden={{ review: id }}>
            <LinkButton type="submit" variant="secondary">
              {label('account.reviews.withdrawSure')}
            </LinkButton>
          </ButtonForm>
        </details>
      ) : (
        <span className={styles.badge}>{label(`account.reviews.status.${status}`)}</span>
      )}
    </li>
  )
}

/** Reviews written with the account's address. Withdrawing a published one needs a second click. */
export function OwnReviews({ reviews, done }: Pick<AccountView, 'reviews' | 'done'>) {
  const label = useLabels(accountPageLabels)
  const write = usePlace('writeReview')
  const isEmpty = reviews.length === 0
  // A site without reviews has no list of them.
  if (isEmpty && write === null) return null
  return (
    <AccountPanel
      id="avaliacoes"
      title={label('account.reviews')}
      done={done}
      text={label(isEmpty ? 'account.reviews.none' : 'account.reviews.text')}
    >
      {!isEmpty && (
        <ul {...plainList} className="grid">
          {reviews.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
      {write && (
        <div>
          <LinkButton href={write} variant="secondary">
            {label('account.reviews.write')}
          </LinkButton>
        </div>
      )}
    </AccountPanel>
  )
}

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
      <ul {...plainList} className="grid">
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
