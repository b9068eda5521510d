import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { BannerSection } from '@/content-model/types/banner'
import { isTopHeading } from '@/sections/heading-level'
import { RenderSections } from '@/sections/RenderSections'
import styles from './PageOpening.module.scss'

export interface PageOpeningProps {
  title: string
  description: string | null
  banner: BannerSection | null
}

/**
 * A page's opening: banner, and title as h1 unless the banner renders one. With a titled banner the page's title is
 * visually hidden before it. Texts of the banner are not repeated.
 */
export function PageOpening({ title, description, banner }: PageOpeningProps) {
  const hasBannerTitle = banner !== null && banner.title !== null
  const isRepeated = description !== null && description.trim() === banner?.description?.trim()
  return (
    <div className={styles.opening}>
      {hasBannerTitle && !isTopHeading(banner) && <h1 className="visually-hidden">{title}</h1>}
      {banner && <RenderSections sections={[banner]} opensPage mayRenderH1 />}
      {(!hasBannerTitle || (description && !isRepeated)) && (
        <div className={styles.head}>
          {!hasBannerTitle && <h1 className={styles.title}>{title}</h1>}
          {description && !isRepeated && <Paragraphs text={description} className={styles.description} />}
        </div>
      )}
    </div>
  )
}
