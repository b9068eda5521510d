import dynamic from 'next/dynamic'
import type { ArticleModel } from '@/content-model/types/article'
import type { VideoSection } from '@/content-model/types/video'
import { classNames } from '@/lib/class-names'
import { Island } from '@/navigation/Island'
import { islandPart, onDemand } from '@/navigation/on-demand'
import styles from './ArticleOpening.module.scss'
// The islands' styles.
import '@/components/Picture/Picture.module.scss'
import './Credits.module.scss'

const ArticleHead = islandPart(() => import('./article-parts').then((module) => module.ArticleHead))
const HeadPicture = islandPart(() => import('./article-parts').then((module) => module.HeadPicture))
const Film = onDemand(dynamic(() => import('./Film').then((module) => module.Film)))

export interface ArticleOpeningProps {
  page: ArticleModel
  /** Shown in place of the page's picture. */
  film: VideoSection | null
}

/** An article's opening: words, and a picture or film. */
export function ArticleOpening({ page, film }: ArticleOpeningProps) {
  return (
    <div
      className={classNames(
        styles.head,
        page.steps.length > 0 && styles.howTo,
        !(page.picture || film) && styles.textOnly,
      )}
    >
      <Island hydrateOn="off">
        <ArticleHead page={page} />
      </Island>
      {film && (
        <div className={styles.media} data-screen-only="">
          <Island hydrateOn="idle">
            <Film film={film} />
          </Island>
        </div>
      )}
      {!film && page.picture && (
        <Island hydrateOn="off">
          <HeadPicture picture={page.picture} />
        </Island>
      )}
    </div>
  )
}
