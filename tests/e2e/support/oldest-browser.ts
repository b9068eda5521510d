import type { Page } from '@playwright/test'
import { NEWER_GLOBALS, NEWER_PATHS } from '../../../tools/scripts/lib/browsers/built-ins'

/** This browser enforces the page's policy on scripts; one that lacks trusted types does not. */
const isKept = (name: string): boolean => /^trustedTypes|^TrustedType/.test(name)

/** Takes from each next page everything of the language and the browser that is newer than the supported browsers. */
export const removeNewerBuiltIns = async (page: Page): Promise<void> => {
  await page.addInitScript(
    ({ paths, globals }) => {
      const at = (path: string): unknown =>
        path.split('.').reduce<unknown>((object, name) => Object(object)[name], globalThis)
      for (const path of paths) {
        const end = path.lastIndexOf('.')
        Reflect.deleteProperty(Object(at(path.slice(0, end))), path.slice(end + 1))
      }
      for (const name of globals) Reflect.deleteProperty(globalThis, name)
    },
    {
      paths: [...NEWER_PATHS].filter((name) => !isKept(name)),
      globals: [...NEWER_GLOBALS].filter((name) => !isKept(name)),
    },
  )
}
