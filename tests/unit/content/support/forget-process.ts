/** Drops what files of the site share within one process (`processWide`): the modules loaded next are another process's. */
export const forgetProcess = (): void => {
  jest.resetModules()
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('site.')) Reflect.deleteProperty(globalThis, key)
}
