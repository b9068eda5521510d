import type { Ref } from 'react'
import { CardGrid } from '@/components/CardGrid/CardGrid'
import type { RecommenderAnswer } from '@/content-model/types/recommender-answer'
import { recommenderLabels } from '@/labels/recommender'
import { useLabels } from '@/labels/use-labels'
import type { CardModel } from '@/models/card'
import styles from './Result.module.scss'

export interface ContradictionProps {
  answers: [RecommenderAnswer, RecommenderAnswer]
  /** Articles on both answers. */
  articles: CardModel[]
  titleRef: Ref<HTMLHeadingElement>
}

/** Two answers contradict each other: explains it, with articles; the editable answers are below. */
export function Contradiction({ answers, articles, titleRef }: ContradictionProps) {
  const label = useLabels(recommenderLabels)
  const [one, other] = answers
  return (
    <section className={styles.result}>
      <h2 ref={titleRef} tabIndex={-1}>
        {label('recommender.contradiction')}
      </h2>
      <p className={styles.hint}>
        {label('recommender.contradictionText', { one: one.title, other: other.title })}
      </p>
      <CardGrid cards={articles} variant="articles" />
    </section>
  )
}
