import dynamic from 'next/dynamic'
import { onDemand } from '@/browser/hydration/on-demand'
import { staticPart } from '@/browser/hydration/static-part'
import type { ArticleModel } from '@/shared/content-model/types/article'
import type { VideoSection } from '@/shared/content-model/types/video'
import { classNames } from '@/shared/utils/class-names'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import styles from './ArticleOpening.module.scss'
// The island's styles.
import '@/ui/components/Picture/Picture.module.scss'

const ArticleHead = staticPart(() => import('./article-parts').then((module) => module.ArticleHead))
const HeadPicture = staticPart(() => import('./article-parts').then((module) => module.HeadPicture))
const Video = onDemand(dynamic(() => import('@/ui/components/Video/Video').then((module) => module.Video)))

const SIZES = sizesUpTo({ phone: '100vw', mobile: '42vw' }, '45vw')

/** An article's opening: words, and a film or else the page's picture. */
export function ArticleOpening({ page, film }: { page: ArticleModel; film: VideoSection | null }) {
  return (
    <div
      className={classNames(
        styles.head,
        page.steps.length > 0 && styles.howTo,
        !(page.picture || film) && styles.textOnly,
      )}
    >
      <ArticleHead page={page} />
      {film && (
        <div className={styles.media} data-screen-only="">
          <Video {...film} sizes={SIZES} isMain />
        </div>
      )}
      {!film && page.picture && <HeadPicture picture={page.picture} sizes={SIZES} />}
    </div>
  )
}
