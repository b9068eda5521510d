/* Apart from `tag-manager.ts`: every page with a search box asks for the id, few pages load tags. */

/** The meta element with the container's id (`pages/_document`). */
export const TAG_MANAGER_META = 'tag-manager'

/** The meta element of Google Tag Manager; null if none is configured. */
export const configuredTags = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${TAG_MANAGER_META}"]`)

/** The container's id; null if none is configured. */
export function tagManagerId(): string | null {
  return configuredTags()?.content || null
}
