import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code is loaded when it is first wanted; null until then, and where it cannot be had. Once loaded, it stays.
 * @param load - always the same function.
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const isMissing = isWanted && Part === null
  useEffect(() => {
    if (!isMissing) return
    load().then(
      (Loaded) => setPart(() => Loaded),
      // Nothing is drawn then; when it is wanted again, it is asked for again.
      () => undefined,
    )
  }, [isMissing, load])
  return Part
}
