import { classNames } from '@/shared/utils/class-names'
import { plainList } from '@/shared/utils/plain-list'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import { useHeadingLevels } from '../heading-level'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'
import styles from './ProductBannerSection.module.scss'

/** A product's benefits as a list, over a picture. */
export function ProductBannerSection({ section, isMain = false }: SectionProps<'productBanner'>) {
  const { title, items, backgroundImage } = section
  const { own: Title, inner: Heading } = useHeadingLevels(title)
  return (
    <SectionFrame>
      <div className={classNames(styles.banner, backgroundImage && styles.pictured)} data-tone="dark">
        {backgroundImage && (
          <div className={styles.background} data-screen-only="">
            <Picture
              picture={backgroundImage}
              sizes={sizesUpTo({ mobile: '94vw' }, 'min(55vw, 47rem)')}
              isMain={isMain}
              className={styles.cover}
            />
          </div>
        )}
        {title && <Title className={styles.title}>{title}</Title>}
        {items.length > 0 && (
          <ul {...plainList} className={styles.items}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                {item.image && (
                  <Picture picture={item.image} sizes="8rem" maxWidth={360} className={styles.image} />
                )}
                <Heading className="size-h4">{item.title}</Heading>
                {item.text && <Paragraphs text={item.text} className="tone-muted" />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </SectionFrame>
  )
}
