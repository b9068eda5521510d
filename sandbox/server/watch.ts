import path from 'node:path'
import { loadSampleSpace, SAMPLE_ROOT } from '@sandbox/space/load'
import { type FSWatcher, watch } from 'chokidar'
import type { SandboxStore } from './store/store'

const SETTLE_MS = 80

const report = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/**
 * Takes over edits of the sample's files as they are saved; a file with mistakes leaves the space as it was.
 * @param follow called when something has changed
 */
export const watchSampleSpace = (
  store: SandboxStore,
  follow: () => Promise<void>,
  root = SAMPLE_ROOT,
): FSWatcher => {
  let timer: NodeJS.Timeout | undefined
  const reload = async (): Promise<void> => {
    try {
      const changed = store.replace(await loadSampleSpace(root, () => undefined))
      if (changed === 0) return
      report(`Sample space: ${changed} change(s) taken over.`)
      await follow()
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
    }
  }
  const watcher = watch(path.join(root, 'entries'), { ignoreInitial: true })
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void reload(), SETTLE_MS)
  })
  return watcher
}
