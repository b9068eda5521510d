import { Island } from '@/browser/hydration/Island'
import type { SectionOf, SectionType } from '@/shared/content-model/views/rich-text'
import { rowOf } from './registry'

export interface SectionViewProps<Type extends SectionType> {
  section: SectionOf<Type> & { type: Type }
  isMain?: boolean
}

/** One section, by its type's component, hydrated as the registry says. */
export function SectionView<Type extends SectionType>({ section, isMain = false }: SectionViewProps<Type>) {
  const { component: Component, hydrateOn = 'off' } = rowOf<Type>(section)
  return (
    <Island hydrateOn={typeof hydrateOn === 'function' ? hydrateOn(section) : hydrateOn}>
      <Component section={section} isMain={isMain} />
    </Island>
  )
}
