import type { BannerSection } from '@/shared/content-model/types/banner'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { classNames } from '@/shared/utils/class-names'
import { MAIN_ON_PHONES, sizesUpTo } from '@/shared/utils/sizes-up-to'
import { ActionRow } from '@/ui/components/ActionRow/ActionRow'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './Banner.module.scss'

export type BannerContent = Pick<BannerSection, 'variant' | 'title'> &
  Partial<Omit<BannerSection, 'type' | 'id' | 'variant' | 'title' | 'headingLevel'>>

export interface BannerProps {
  banner: BannerContent
  /** Not always what editors chose. */
  headingLevel: HeadingLevel
  isMain?: boolean
}

const pictureSizes: Record<BannerSection['variant'], string> = {
  hero: sizesUpTo({ phone: '100vw' }, '57vw'),
  split: sizesUpTo({ phone: MAIN_ON_PHONES }, 'min(47vw, 40rem)'),
  overlay: '95vw',
  compact: sizesUpTo({ mobile: '40vw' }, '20rem'),
}

const isDark = (variant: BannerSection['variant']) => variant === 'overlay' || variant === 'compact'

/** A wide banner: title, text, picture and actions. */
export function Banner({ banner, headingLevel: Heading, isMain = false }: BannerProps) {
  const { variant, tagline, title, titleParts, image, badge, quotes = [], actions = [], link } = banner
  const hasTitle = title !== null || titleParts != null

  return (
    <div
      className={classNames(styles.banner, styles[variant], !image && styles.textOnly)}
      data-tone={isDark(variant) ? 'dark' : 'light'}
      data-promotion="banner"
    >
      {image && (
        <div className={styles.media} data-screen-only="">
          <Picture picture={image} sizes={pictureSizes[variant]} isMain={isMain} className={styles.image} />
        </div>
      )}
      <div className={styles.body}>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        {hasTitle && (
          <Heading className={styles.title}>
            {titleParts ? (
              <>
                {titleParts.first} <em className={styles.emphasis}>{titleParts.second}</em>
              </>
            ) : (
              title
            )}
          </Heading>
        )}
        {banner.subTitle && <p className={styles.subTitle}>{banner.subTitle}</p>}
        {banner.description && <Paragraphs text={banner.description} className={styles.description} />}
        {quotes.map((quote) => (
          <blockquote key={quote} className={styles.quote}>
            {quote}
          </blockquote>
        ))}
        <ActionRow actions={actions} link={link} className={styles.actions} />
      </div>
      {badge && (
        <div className={styles.badge}>
          <Picture picture={badge} sizes="8rem" maxWidth={360} className={styles.badgeImage} />
        </div>
      )}
    </div>
  )
}
