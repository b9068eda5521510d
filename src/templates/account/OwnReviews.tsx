import { LinkButton } from '@/components/LinkButton/LinkButton'
import { accountPageLabels } from '@/labels/account-page'
import { useLabels } from '@/labels/use-labels'
import { longDate } from '@/lib/long-date'
import { plainList } from '@/lib/plain-list'
import type { OwnReview } from '@/models/account'
import { pathOfSlug } from '@/routing/links'
import styles from './AccountPage.module.scss'
import { AccountPanel } from './AccountPanel'
import { RowButton } from './RowButton'

function Review({ review: { id, title, rating, status, since } }: { review: OwnReview }) {
  const label = useLabels(accountPageLabels)
  const stars = label('account.reviews.stars', { rating })
  return (
    <li className={styles.row}>
      <div className={styles.entry}>
        <strong>{title}</strong>
        <span className={styles.text}>
          {label('account.reviews.since', { stars, date: longDate(since) })}
        </span>
      </div>
      {status === 'approved' ? (
        <RowButton
          form="withdraw-review"
          hidden={{ review: id }}
          name={label('account.reviews.withdrawNamed', { title })}
        >
          {label('account.reviews.withdraw')}
        </RowButton>
      ) : (
        <span className={styles.badge}>{label(`account.reviews.status.${status}`)}</span>
      )}
    </li>
  )
}

/** The reviews that were written with the account's address; published ones can be taken back. */
export function OwnReviews({ reviews }: { reviews: readonly OwnReview[] }) {
  const label = useLabels(accountPageLabels)
  const isEmpty = reviews.length === 0
  return (
    <AccountPanel
      id="avaliacoes"
      title={label('account.reviews')}
      text={label(isEmpty ? 'account.reviews.none' : 'account.reviews.text')}
    >
      {!isEmpty && (
        <ul {...plainList} className={styles.list}>
          {reviews.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
      <div>
        <LinkButton href={pathOfSlug('write-review')} variant="secondary">
          {label('account.reviews.write')}
        </LinkButton>
      </div>
    </AccountPanel>
  )
}
