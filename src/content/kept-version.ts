import { processWide } from '@/lib/process-wide'

const state = processWide('kept-version', () => ({ version: 0 }))

/** Changes when editors did: an answer kept under another version is asked for anew. */
export const keptVersion = (): number => state.version

/** Makes every kept answer of this process old, in pages and API routes alike. Cheap: what nobody needs is not asked for. */
export const dropKeptContent = (): void => {
  state.version += 1
}
