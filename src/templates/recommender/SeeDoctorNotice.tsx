import type { Ref } from 'react'
import { HelpCalls } from '@/components/CallButton/HelpCalls'
import { CardGrid } from '@/components/CardGrid/CardGrid'
import { Icon } from '@/components/Icon/Icon'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { NoticeSection } from '@/content-model/types/notice'
import type { RecommenderModel } from '@/content-model/types/product-recommender'
import { recommenderLabels } from '@/labels/recommender'
import { useLabels } from '@/labels/use-labels'
import { helpLinesIn } from '@/lib/help-lines'
import type { CardModel } from '@/models/card'
import { NoticeBox } from '@/sections/Notice/NoticeBox'
import type { Step } from './recommender-state'
import styles from './SeeDoctorNotice.module.scss'

export interface SeeDoctorNoticeProps {
  page: Pick<RecommenderModel, 'doctorNotice' | 'emergencyNotice'>
  step: Extract<Step, { kind: 'emergency' | 'doctor' }>
  articles: CardModel[]
  notices: NoticeSection[]
  titleRef: Ref<HTMLHeadingElement>
}

/** Instead of products. An answer's own notice has precedence over the page's, and that over the site's text. */
export function SeeDoctorNotice({ page, step, articles, notices, titleRef }: SeeDoctorNoticeProps) {
  const label = useLabels(recommenderLabels)
  const { kind, answers } = step
  const own = answers.flatMap(({ notice }) => notice ?? [])[0]
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
