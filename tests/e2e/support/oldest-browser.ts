import type { Page } from '@playwright/test'
import { NEWER_GLOBALS, NEWER_MEMBERS } from '../../../scripts/lib/browsers/built-ins'

/** Takes from each next page everything of the language and the browser that is newer than the supported browsers. */
export const removeNewerBuiltIns = async (page: Page): Promise<void> => {
  await page.addInitScript(
    ({ members, globals }) => {
      const at = (path: string): unknown =>
        path.split('.').reduce<unknown>((object, name) => Object(object)[name], globalThis)
      for (const member of members) {
        const end = member.lastIndexOf('.')
        const owner = Object(at(member.slice(0, end)))
        for (const object of [owner, Object(owner.prototype)])
          Reflect.deleteProperty(object, member.slice(end + 1))
      }
      for (const name of globals) Reflect.deleteProperty(globalThis, name)
    },
    { members: [...NEWER_MEMBERS], globals: [...NEWER_GLOBALS] },
  )
}
