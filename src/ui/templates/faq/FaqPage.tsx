import { useId } from 'react'
import { LOCALE } from '@/shared/config/site'
import type { FaqPageModel } from '@/shared/content-model/types/faq-page'
import { faqLabels } from '@/shared/labels/faq'
import { useLabels } from '@/shared/labels/use-labels'
import { longDate } from '@/shared/utils/long-date'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { Accordion } from '@/ui/components/Accordion/Accordion'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Chip } from '@/ui/components/Chip/Chip'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import { NoticeBox } from '@/ui/sections/Notice/NoticeBox'
import type { TemplateProps } from '../template-props'
import styles from './FaqPage.module.scss'

function Review({ reviewer, reviewedOn }: Pick<FaqPageModel, 'reviewer' | 'reviewedOn'>) {
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

/** Questions of one subject, each with its own address, and links to other subjects. */
export function FaqPage({ page }: TemplateProps<'faq'>) {
  const label = useLabels(faqLabels)
  const othersId = useId()
  const { title, description, picture, questions, reviewer, reviewedOn, notice, landing, others } = page
  const panels = questions.map(({ anchor, question, answer }) => ({
    anchor,
    title: question,
    content: (
      <>
        <Paragraphs text={answer} />
        <AppLink className={styles.permalink} href={`#${anchor}`}>
          {label('faq.link')}
        </AppLink>
      </>
    ),
  }))

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {description && <Paragraphs text={description} className={styles.description} />}
        {picture && (
          <Picture
            picture={picture}
            sizes={sizesUpTo({ tablet: '6rem' }, 'min(34vw, 30rem)')}
            maxWidth={1024}
            isMain
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.body}>
        {panels.length > 0 ? <Accordion panels={panels} headingLevel="h2" /> : <p>{label('faq.empty')}</p>}
        <Review reviewer={reviewer} reviewedOn={reviewedOn} />
        {notice && <NoticeBox notice={notice} />}
        {others.length > 0 && (
          <nav className="stack-4" aria-labelledby={othersId}>
            <h2 id={othersId} className="size-h4">
              {label('faq.others')}
            </h2>
            <ul className="wrap-3">
              {[...(landing ? [landing] : []), ...others].map(({ href, text }) => (
                <li key={href}>
                  <Chip variant="outlined" href={href}>
                    {text}
                  </Chip>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}
