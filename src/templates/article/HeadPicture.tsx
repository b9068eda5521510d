import { Picture } from '@/components/Picture/Picture'
import { sizesUpTo } from '@/lib/sizes-up-to'
import type { Picture as PictureModel } from '@/models/picture'
import styles from './ArticleOpening.module.scss'

/** Widths of the opening's picture or film: across a phone, else the smaller column. */
export const HEAD_SIZES = sizesUpTo({ phone: '100vw', mobile: '42vw' }, '45vw')

/** The opening's picture. */
export function HeadPicture({ picture }: { picture: PictureModel }) {
  return (
    <div className={styles.media} data-screen-only="">
      <Picture picture={picture} sizes={HEAD_SIZES} isMain className={styles.picture} />
    </div>
  )
}
