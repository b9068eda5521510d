import type { Ref } from 'react'
import { Icon } from '@/components/Icon/Icon'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { NoticeSection } from '@/content-model/types/notice'
import { recommenderLabels } from '@/labels/recommender'
import { useLabels } from '@/labels/use-labels'
import styles from './SeeDoctorNotice.module.scss'

export interface SeeDoctorNoticeProps {
  notice: NoticeSection | null
  titleRef: Ref<HTMLHeadingElement>
}

/** Instead of products: the answers ask for a doctor. The site has words of its own where editors gave none. */
export function SeeDoctorNotice({ notice, titleRef }: SeeDoctorNoticeProps) {
  const label = useLabels(recommenderLabels)
  return (
    <section className={styles.notice} data-tone="light">
      <Icon name="warning" className={styles.icon} />
      <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
        {notice?.title ?? label('recommender.doctor')}
      </h2>
      <Paragraphs text={notice?.text ?? label('recommender.doctorText')} />
    </section>
  )
}
