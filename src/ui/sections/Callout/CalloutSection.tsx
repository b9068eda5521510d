import { classNames } from '@/shared/utils/class-names'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { ActionRow } from '@/ui/components/ActionRow/ActionRow'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import { useHeadingLevels } from '../heading-level'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'
import styles from './CalloutSection.module.scss'

type Callout = SectionProps<'callout'>['section']

/** A callout without a background of its own takes the tone of what it is on. */
const toneOf = (variant: Callout['variant'], surface: Callout['surface']) => {
  if (surface === 'petrol') return 'dark'
  return surface || variant === 'card' || variant === 'highlight' ? 'light' : undefined
}

/** A statement with picture, text and actions (behavior MODEL-4). */
export function CalloutSection({ section, isMain = false }: SectionProps<'callout'>) {
  const { variant, title, subTitle, text, supportingText, disclaimer, image, link, actions, surface } =
    section
  const { own: Heading } = useHeadingLevels(title)

  return (
    <SectionFrame>
      <div
        className={classNames(
          styles.callout,
          styles[variant],
          !image && styles.wordsOnly,
          surface && styles.ground,
          surface && styles[surface],
        )}
        data-tone={toneOf(variant, surface)}
      >
        {image && (
          <Picture
            picture={image}
            sizes={sizesUpTo({ phone: '93vw' }, 'min(44vw, 38rem)')}
            isMain={isMain}
            isEager={section.isImageEager}
            className={styles.image}
          />
        )}
        <div className={styles.body}>
          {subTitle && <p className="eyebrow">{subTitle}</p>}
          {title && <Heading className="section-title">{title}</Heading>}
          {text && <Paragraphs text={text} className={styles.text} />}
          {supportingText && <Paragraphs text={supportingText} className="tone-muted text-width" />}
          <ActionRow actions={actions} link={link} />
          {disclaimer && <p className="tone-muted small text-width">{disclaimer}</p>}
        </div>
      </div>
    </SectionFrame>
  )
}
