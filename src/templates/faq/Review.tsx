import { AppLink } from '@/components/AppLink/AppLink'
import { LOCALE } from '@/config/site'
import type { FaqPageModel } from '@/content-model/types/faq-page'
import { faqLabels } from '@/labels/faq'
import { useLabels } from '@/labels/use-labels'
import { longDate } from '@/lib/long-date'
import styles from './FaqPage.module.scss'

/** Reviewer of the answers, with registration and date. */
export function Review({ reviewer, reviewedOn }: Pick<FaqPageModel, 'reviewer' | 'reviewedOn'>) {
  const label = useLabels(faqLabels)
  if (!(reviewer || reviewedOn)) return null
  const who = reviewer && label('faq.reviewedBy', { name: reviewer.name })
  const rest = [
    reviewer?.role?.toLocaleLowerCase(LOCALE),
    reviewer?.registration,
    reviewedOn && label('faq.reviewedOn', { date: longDate(reviewedOn) }),
  ].filter(Boolean)
  return (
    <div className="small-print">
      <AppLink className={styles.reviewer} href={reviewer?.href ?? null}>
        {who}
      </AppLink>
      {who && rest.length > 0 && ', '}
      {rest.join(', ')}
    </div>
  )
}
