import type { CollectionModel } from '@/shared/content-model/types/collection-page'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './CollectionPage.module.scss'

type Opening = Pick<CollectionModel, 'title' | 'shortDescription' | 'picture'>

/** A collection's purpose, beside its picture. */
export function CollectionOpening({ title, shortDescription, picture }: Opening) {
  return (
    <div className={styles.opening}>
      <div className={styles.words}>
        <h1 className="size-h2">{title}</h1>
        {shortDescription && <Paragraphs text={shortDescription} />}
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
