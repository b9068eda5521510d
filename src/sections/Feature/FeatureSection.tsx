import { Icon } from '@/components/Icon/Icon'
import type { IconName } from '@/components/Icon/icon-paths'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { useLabels } from '@/labels/LabelsProvider'
import type { FeatureType } from '@/models/sections'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'
import styles from './FeatureSection.module.scss'

const featureIcons: Record<FeatureType, IconName> = {
  contactForm: 'chat',
  loginForm: 'person',
  registrationForm: 'person',
  writeReview: 'star',
  compareProducts: 'compare',
  countrySelector: 'globe',
}

/** What a feature is for, in the editor's words or the site's own. */
export function FeatureSection({ section }: SectionProps<'feature'>) {
  const label = useLabels()
  const { feature, title, description } = section
  return (
    <SectionFrame>
      <div className={styles.card} data-tone="light">
        <span className={styles.mark}>
          <Icon name={featureIcons[feature]} />
        </span>
        <h2 className={styles.title}>{title ?? label(`feature.${feature}.title`)}</h2>
        <Paragraphs text={description ?? label(`feature.${feature}.text`)} className={styles.text} />
      </div>
    </SectionFrame>
  )
}
