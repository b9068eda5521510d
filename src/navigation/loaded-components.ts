/** `next/dynamic` hangs `preload` on what it wraps in forwardRef; its types do not say so. */
const preloadOf = (component: unknown): unknown => {
  if (component === null || (typeof component !== 'object' && typeof component !== 'function')) return null
  if ('preload' in component && typeof component.preload === 'function') return component.preload()
  return 'render' in component ? preloadOf(component.render) : null
}

/**
 * Resolves when the code of all components that are loaded on demand is there. Next itself waits once per process only:
 * of pages that start together, all but the first would be drawn without these components.
 */
export async function loadedComponents(components: Record<string, unknown>): Promise<void> {
  await Promise.all(Object.values(components).map(preloadOf))
}

/** Resolves when everything is loaded, and what is added meanwhile by what was loaded. */
export async function allLoaded(loads: ReadonlySet<() => Promise<void>>): Promise<void> {
  const { size } = loads
  await Promise.all([...loads].map((load) => load()))
  if (loads.size > size) await allLoaded(loads)
}
