import type { Ref } from 'react'
import { AppLink } from '@/components/AppLink/AppLink'
import { CardGrid } from '@/components/CardGrid/CardGrid'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import type { NoticeSection } from '@/content-model/types/notice'
import type { RecommenderModel } from '@/content-model/types/product-recommender'
import type { RecommenderAnswer } from '@/content-model/types/recommender-question'
import { recommenderLabels } from '@/labels/recommender'
import { useLabels } from '@/labels/use-labels'
import type { CardModel } from '@/models/card'
import { pageListPath } from '@/routing/page-lists'
import { Result } from './Result'
import resultStyles from './Result.module.scss'
import { recommend } from './recommend'
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
    <section className={resultStyles.result}>
      <h2 ref={titleRef} tabIndex={-1}>
        {label(isFailed ? 'recommender.failed' : 'recommender.waiting')}
      </h2>
      {isFailed && (
        <>
          <p className={resultStyles.hint}>{label('recommender.failedHint')}</p>
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
    <section className={resultStyles.result}>
      <h2 ref={titleRef} tabIndex={-1}>
        {label('recommender.contradiction')}
      </h2>
      <p className={resultStyles.hint}>
        {label('recommender.contradictionText', { one: one.title, other: other.title })}
      </p>
      <CardGrid cards={articles} variant="articles" />
    </section>
  )
}
