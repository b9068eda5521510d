import { classNames } from '@/shared/utils/class-names'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { linkProps } from '@/ui/components/AppLink/link-attributes'
import { Picture } from '@/ui/components/Picture/Picture'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'
import styles from './PictureSection.module.scss'

/** A picture; a linked one shows the link's text below. */
export function PictureSection({ section, isMain = false }: SectionProps<'picture'>) {
  const { picture, link, shape } = section
  const image = (
    <Picture
      picture={picture}
      sizes={sizesUpTo({ belowWide: '94vw' }, '80rem')}
      isMain={isMain}
      className={classNames(styles.image, styles[shape])}
    />
  )
  return (
    <SectionFrame>
      {link ? (
        <AppLink className={styles.link} {...linkProps(link)}>
          {image}
          {link.text}
        </AppLink>
      ) : (
        image
      )}
    </SectionFrame>
  )
}
