import { noteFailure, noteRendering } from '@/server/cache/awaited-pages'
import { renderPaths } from '@/server/publishing/revalidation/render-paths'

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))

const FAILURES: Record<string, { reason: string; isOfEditors: boolean }> = {
  '/broken/': { reason: 'entry x field title: is empty', isOfEditors: true },
  '/outage/': { reason: 'timeout', isOfEditors: false },
}

test.each([true, false])(
  'only pages made anew count: one of a broken entry is named with its reason, one of an outage is tried again (old page stored: %s)',
  async (isRetained) => {
    const revalidate = async (path: string) => {
      const failure = FAILURES[path] ?? null
      noteFailure(path, failure)
      if (failure && !isRetained) throw new Error('500')
      noteRendering(path, { began: Date.now() + 1, isShared: true, isRetained: failure !== null })
    }
    const { failed, stale, took } = await renderPaths(['/well/', '/broken/', '/outage/'], revalidate)
    expect(Object.keys(took)).toEqual(['/well/'])
    expect([...stale]).toEqual([['/broken/', 'entry x field title: is empty']])
    expect([...failed]).toEqual(['/outage/'])
  },
)
