import type { Section } from '@/shared/content-model/views/rich-text'
import { distinct } from '@/shared/utils/distinct'
import { HeadingLevelContext, sectionLevels } from './heading-level'
import { SectionRendererContext } from './RichText/section-renderer'
import { SectionBoundary } from './SectionBoundary/SectionBoundary'
import { SectionView } from './SectionView'

export interface RenderSectionsProps {
  sections: Section[]
  /** Whether the list opens the page: the first section's picture is then the main one. */
  opensPage?: boolean
  /** Whether the first section may render the h1, if its editors say so. */
  mayRenderH1?: boolean
}

/** Sections below each other, each an island; if one fails, the others are shown. */
export function RenderSections({ sections, opensPage = false, mayRenderH1 = false }: RenderSectionsProps) {
  const levels = sectionLevels(sections, mayRenderH1)
  // Editors may show one section twice.
  const keys = distinct(sections.map(({ id }) => id))
  return (
    <SectionRendererContext value={SectionView}>
      {sections.map((section, index) => (
        <SectionBoundary key={keys[index] ?? section.id} section={section}>
          <HeadingLevelContext value={levels[index] ?? 2}>
            <SectionView section={section} isMain={opensPage && index === 0} />
          </HeadingLevelContext>
        </SectionBoundary>
      ))}
    </SectionRendererContext>
  )
}
