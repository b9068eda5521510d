import type { ComponentType } from 'react'
import type { SectionOf, SectionType } from '@/models/rich-text'
import { sectionRegistry } from './registry'
import type { SectionProps } from './section-props'

export interface SectionViewProps<Type extends SectionType> {
  section: SectionOf<Type> & { type: Type }
  isMain?: boolean
}

/** One section, drawn by the component that the registry names for its type. */
export function SectionView<Type extends SectionType>({ section, isMain = false }: SectionViewProps<Type>) {
  const type: Type = section.type
  const SectionComponent: ComponentType<SectionProps<Type>> = sectionRegistry[type]
  return <SectionComponent section={section} isMain={isMain} />
}
