import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { Picture } from '@/components/Picture/Picture'
import { sizesUpTo } from '@/lib/sizes-up-to'
import type { Picture as PictureModel } from '@/models/picture'
import styles from './CollectionOpening.module.scss'

export interface CollectionOpeningProps {
  title: string
  text: string | null
  picture: PictureModel | null
}

/** A collection's purpose, beside its picture. */
export function CollectionOpening({ title, text, picture }: CollectionOpeningProps) {
  return (
    <div className={styles.opening}>
      <div className={styles.words}>
        <h1 className="size-h2">{title}</h1>
        {text && <Paragraphs text={text} />}
      </div>
      {picture && (
        <div className={styles.media} data-screen-only="">
          <Picture
            picture={picture}
            sizes={sizesUpTo({ phone: '30vw' }, 'min(40vw, 32rem)')}
            maxWidth={1024}
            isMain
            className={styles.image}
          />
        </div>
      )}
    </div>
  )
}
