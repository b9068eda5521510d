import type { Section } from '@/models/sections'
import { drawEmbedded } from './draw-embedded'
import { SectionRendererContext } from './RichText/section-renderer'
import { SectionBoundary } from './SectionBoundary/SectionBoundary'
import { SectionView } from './SectionView'

export interface RenderSectionsProps {
  sections: Section[]
  /** Whether the list opens the page, so that the first section's picture is the page's largest; it does by default. */
  opensPage?: boolean
  isPreview?: boolean
}

/** A list of sections, one below the other; one that fails leaves the others standing. */
export function RenderSections({ sections, opensPage = true, isPreview = false }: RenderSectionsProps) {
  return (
    <SectionRendererContext value={drawEmbedded}>
      {sections.map((section, index) => (
        <SectionBoundary key={section.id} isPreview={isPreview}>
          <SectionView section={section} isLargest={opensPage && index === 0} />
        </SectionBoundary>
      ))}
    </SectionRendererContext>
  )
}
