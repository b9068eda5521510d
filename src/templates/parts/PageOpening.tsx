import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { BannerSection } from '@/models/sections'
import { RenderSections } from '@/sections/RenderSections'
import styles from './PageOpening.module.scss'

export interface PageOpeningProps {
  title: string
  description: string | null
  banner: BannerSection | null
}

const drawsTopHeading = (banner: BannerSection | null): boolean =>
  banner?.headingLevel === 'h1' && (banner.title !== null || banner.titleParts !== null)

/** How a page opens: with its banner, and with its title as h1 unless the banner draws one. */
export function PageOpening({ title, description, banner }: PageOpeningProps) {
  const hasTitle = !drawsTopHeading(banner)
  return (
    <div className={styles.opening}>
      {banner && <RenderSections sections={[banner]} opensPage />}
      {(hasTitle || description) && (
        <div className={styles.head}>
          {hasTitle && <h1 className={styles.title}>{title}</h1>}
          {description && <Paragraphs text={description} className={styles.description} />}
        </div>
      )}
    </div>
  )
}
