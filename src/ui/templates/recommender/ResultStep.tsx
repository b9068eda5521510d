import type { Ref } from 'react'
import type { NoticeSection } from '@/shared/content-model/types/notice'
import type { RecommenderModel } from '@/shared/content-model/types/product-recommender'
import type { RecommenderAnswer } from '@/shared/content-model/types/recommender-question'
import type { CardModel } from '@/shared/content-model/views/card'
import { helpLinesIn } from '@/shared/content-model/views/help-lines'
import { recommenderLabels } from '@/shared/labels/recommender'
import { useLabels } from '@/shared/labels/use-labels'
import { pageListPath } from '@/shared/routing/page-lists'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { HelpCalls } from '@/ui/components/CallButton/HelpCalls'
import { CardGrid } from '@/ui/components/CardGrid/CardGrid'
import { Icon } from '@/ui/components/Icon/Icon'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { NoticeBox } from '@/ui/sections/Notice/NoticeBox'
import styles from './RecommenderPage.module.scss'
import { Result } from './Result'
import { noticesOf, recommend } from './recommend'
import type { Step } from './recommender-state'
import type { useRecommendable } from './use-recommendable'

export interface ResultStepProps {
  page: RecommenderModel
  answers: string[]
  articles: CardModel[]
  notices: NoticeSection[]
  recommendable: ReturnType<typeof useRecommendable>
  titleRef: Ref<HTMLHeadingElement>
}

/** The result, or its loading or failed state. */
export function ResultStep({ page, answers, articles, notices, recommendable, titleRef }: ResultStepProps) {
  const label = useLabels(recommenderLabels)
  const { products, isFailed, onRetry } = recommendable
  if (products) {
    const title = page.resultTitle ?? label('recommender.result')
    const result = recommend({ ...page, products }, answers)
    const { medicineNotice } = page
    return <Result {...{ title, articles, result, notices, medicineNotice, titleRef }} />
  }
  return (
    <section className="stack-5">
      <h2 ref={titleRef} tabIndex={-1}>
        {label(isFailed ? 'recommender.failed' : 'recommender.waiting')}
      </h2>
      {isFailed && (
        <>
          <p className="tone-muted text-width">{label('recommender.failedHint')}</p>
          <div>
            <LinkButton onClick={onRetry}>{label('recommender.retry')}</LinkButton>
          </div>
          <p>
            <AppLink href={pageListPath('product')}>{label('recommender.allProducts')}</AppLink>
          </p>
        </>
      )}
    </section>
  )
}

interface ContradictionProps {
  answers: [RecommenderAnswer, RecommenderAnswer]
  articles: CardModel[]
  titleRef: Ref<HTMLHeadingElement>
}

/** Two answers contradict each other: explains it, with articles; the editable answers are below. */
export function Contradiction({ answers, articles, titleRef }: ContradictionProps) {
  const label = useLabels(recommenderLabels)
  const [one, other] = answers
  return (
    <section className="stack-5">
      <h2 ref={titleRef} tabIndex={-1}>
        {label('recommender.contradiction')}
      </h2>
      <p className="tone-muted text-width">
        {label('recommender.contradictionText', { one: one.title, other: other.title })}
      </p>
      <CardGrid cards={articles} variant="articles" />
    </section>
  )
}

interface SeeDoctorNoticeProps {
  page: Pick<RecommenderModel, 'notices' | 'doctorNotice' | 'emergencyNotice'>
  step: Extract<Step, { kind: 'emergency' | 'doctor' }>
  articles: CardModel[]
  notices: NoticeSection[]
  titleRef: Ref<HTMLHeadingElement>
}

/** Instead of products. An answer's own notice has precedence over the page's, and that over the site's text. */
export function SeeDoctorNotice({ page, step, articles, notices, titleRef }: SeeDoctorNoticeProps) {
  const label = useLabels(recommenderLabels)
  const { kind, answers } = step
  const [own] = noticesOf(answers, 'notice', page.notices)
  const notice = own ?? (kind === 'emergency' ? page.emergencyNotice : page.doctorNotice)
  const text = notice?.text ?? label(`recommender.${kind}Text`)
  const calls = <HelpCalls lines={helpLinesIn(text)} />
  return (
    <>
      <section className={styles.notice} data-tone="light">
        <Icon name="warning" className={styles.icon} />
        <h2 ref={titleRef} tabIndex={-1}>
          {notice?.title ?? label(`recommender.${kind}`)}
        </h2>
        {kind === 'emergency' && calls}
        <Paragraphs text={text} />
        {kind === 'doctor' && calls}
      </section>
      {notices.map((one) => (
        <NoticeBox key={one.id} notice={one} />
      ))}
      <CardGrid cards={articles} variant="articles" />
    </>
  )
}
