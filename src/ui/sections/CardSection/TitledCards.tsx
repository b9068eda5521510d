import type { CardSection } from '@/shared/content-model/types/card-section'
import { classNames } from '@/shared/utils/class-names'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { ActionButton } from '@/ui/components/ActionButton/ActionButton'
import { CardGrid, type CardGridProps } from '@/ui/components/CardGrid/CardGrid'
import { Picture } from '@/ui/components/Picture/Picture'
import { useHeadingLevels } from '../heading-level'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import styles from './CardSection.module.scss'

/** Fields that editors can set; templates set only what they need. */
export interface TitledCardsProps
  extends Pick<CardSection, 'cards' | 'title'>,
    Pick<CardGridProps, 'variant'>,
    Partial<Omit<CardSection, 'cards' | 'variant' | 'title' | 'type' | 'id'>> {
  isMain?: boolean
}

export function TitledCards({
  cards,
  variant,
  title,
  surface = 'white',
  subTitle = null,
  description = null,
  disclaimer = null,
  image = null,
  action = null,
  isMain = false,
}: TitledCardsProps) {
  const { inner } = useHeadingLevels(title)
  return (
    <SectionFrame surface={surface} isSpacious>
      <div className={classNames(styles.head, image && styles.pictured)}>
        <SectionHeading title={title} eyebrow={subTitle} description={description} />
        {action && <ActionButton action={action} />}
        {image && (
          <Picture
            picture={image}
            sizes={sizesUpTo({ mobile: '92vw' }, '30rem')}
            isMain={isMain}
            className={styles.image}
          />
        )}
      </div>
      <CardGrid
        cards={cards}
        variant={variant}
        surface={surface}
        headingLevel={inner}
        isMain={isMain && image === null}
      />
      {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
    </SectionFrame>
  )
}
