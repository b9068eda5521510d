import type { SectionContainer } from '@/shared/content-model/types/content-page'
import { classNames } from '@/shared/utils/class-names'
import { Picture } from '@/ui/components/Picture/Picture'
import { RenderSections } from './RenderSections'
import { opensWithPicture } from './registry'
import styles from './SectionContainers.module.scss'

export interface SectionContainersProps {
  containers: SectionContainer[]
  /** Whether the first block opens the page: it may render the h1, and its picture is the main one. */
  opensPage?: boolean
}

/** A content page's blocks, each with width, surface and background picture (behavior CONTENT-1). */
export function SectionContainers({ containers, opensPage = false }: SectionContainersProps) {
  return containers.map(({ id, width, surface, backgroundImage, sections }, index) => (
    <div
      key={id}
      className={classNames(
        styles.container,
        styles[width],
        styles[surface],
        backgroundImage && styles.pictured,
      )}
      data-tone={surface === 'petrol' ? 'dark' : 'light'}
    >
      {backgroundImage && (
        <div className={styles.background} data-screen-only="">
          <Picture
            picture={backgroundImage}
            sizes="100vw"
            isMain={opensPage && index === 0 && !opensWithPicture(sections)}
            className={styles.backgroundImage}
          />
        </div>
      )}
      <RenderSections
        sections={sections}
        opensPage={opensPage && index === 0}
        mayRenderH1={opensPage && index === 0}
      />
    </div>
  ))
}
