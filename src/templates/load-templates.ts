import { loadedComponents } from '@/navigation/loaded-components'
import { stillLoaded } from '@/navigation/still'
import { GrowingCards } from '@/sections/CardSection/page-cards'
import { sectionRegistry } from '@/sections/registry'
import { templates } from './registry'

/** Resolves when every template and section can be drawn: pages that start together must not miss each other's code. */
export async function loadTemplates(): Promise<void> {
  await loadedComponents({ ...templates, ...sectionRegistry, GrowingCards })
  // Later: templates have still parts of their own.
  await stillLoaded()
}
