import { heldLoaded } from '@/navigation/held-until-loaded'
import { loadedComponents } from '@/navigation/loaded-components'
import { stillLoaded } from '@/navigation/still'
import { sectionRegistry } from '@/sections/registry'
import { templates } from './registry'

/** Resolves when every template and section can be drawn: pages that start together must not miss each other's code. */
export async function loadTemplates(): Promise<void> {
  await loadedComponents({ ...templates, ...sectionRegistry })
  // Later: templates have such parts of their own, and these hold each other.
  await heldLoaded()
  await stillLoaded()
  await heldLoaded()
}
