import dynamic from 'next/dynamic'
import { type ReactNode, useContext } from 'react'
import { onDemand } from '@/browser/hydration/on-demand'
import type { FeatureType } from '@/shared/content-model/types/feature'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { featureLabels } from '@/shared/labels/features'
import { useLabels } from '@/shared/labels/use-labels'
import { Icon } from '@/ui/components/Icon/Icon'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { useHeadingLevels } from '../heading-level'
import { PageDataContext } from '../page-contexts'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import type { SectionProps } from '../section-props'
import styles from './FeatureSection.module.scss'
import { FORMS, ICONS, isDataFeature } from './features'

const CompareProducts = onDemand(
  dynamic(() => import('../CompareProducts/CompareProducts').then((module) => module.CompareProducts)),
)
const CountrySelector = onDemand(
  dynamic(() => import('../CountrySelector/CountrySelector').then((module) => module.CountrySelector)),
)

const ReviewForm = onDemand(
  dynamic(() => import('@/ui/forms/review/ReviewForm').then((module) => module.ReviewForm)),
)

/** A feature's content: a form, or a rendering of page data that the template provides by context. */
const useContent = (feature: FeatureType, headingLevel: HeadingLevel): ReactNode => {
  const { comparison, continents, reviewable } = useContext(PageDataContext)
  if (feature === 'writeReview' && reviewable && reviewable.length > 0)
    return <ReviewForm products={reviewable} />
  if (feature === 'compareProducts' && comparison) return <CompareProducts comparison={comparison} />
  if (feature === 'countrySelector' && continents)
    return <CountrySelector continents={continents} headingLevel={headingLevel} />
  if (isDataFeature(feature)) return null
  const Form = FORMS[feature]
  return <Form />
}

/** A feature with its title and, without page data, its purpose. */
export function FeatureSection({ section }: SectionProps<'feature'>) {
  const label = useLabels(featureLabels)
  const { feature } = section
  const { containers } = useContext(PageDataContext)
  // Right below the page's title it needs none of its own.
  const opensPage = containers?.[0]?.sections[0]?.id === section.id
  const title =
    section.title ?? (opensPage && !isDataFeature(feature) ? null : label(`feature.${feature}.title`))
  const description = section.description ?? label(`feature.${feature}.text`)
  const { own: Heading } = useHeadingLevels(title)
  const { inner } = useHeadingLevels(section.title)
  const content = useContent(feature, inner)
  if (isDataFeature(feature) && !content)
    return (
      <SectionFrame>
        <div className={styles.card} data-tone="light">
          <span className={styles.mark}>
            <Icon name={ICONS[feature]} />
          </span>
          <Heading className="size-h3">{title}</Heading>
          <Paragraphs text={description} className={styles.text} />
        </div>
      </SectionFrame>
    )
  const filled = (
    <>
      {/* What is rendered from the page's data has the page's title. */}
      <SectionHeading {...(isDataFeature(feature) ? section : { title, description })} />
      {content}
    </>
  )
  return (
    <SectionFrame>
      {feature === 'newsletterForm' ? (
        <div className={styles.banner} data-tone="light">
          {filled}
        </div>
      ) : (
        filled
      )}
    </SectionFrame>
  )
}
