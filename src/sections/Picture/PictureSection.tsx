import { AppLink } from '@/components/AppLink/AppLink'
import { linkProps } from '@/components/AppLink/link-attributes'
import { Picture } from '@/components/Picture/Picture'
import { classNames } from '@/utils/class-names'
import { sizesUpTo } from '@/utils/sizes-up-to'
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
