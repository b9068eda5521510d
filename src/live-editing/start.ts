import type { RawContent } from '@/models/preview'
import { connectEditor } from './editor'
import { flatten } from './flatten'
import { readPreview, redrawBanner, redrawPage, sendUnsaved } from './page-data'
import { shownFields } from './shown-fields'
import { tagElements } from './tags'

/** Milliseconds without typing until edits are rendered, and without changes until elements are marked again. */
const TYPING_PAUSE = 300
const DRAWING_PAUSE = 100

const keyOf = ({ sys }: RawContent): string => `${sys.type} ${sys.id}`

const afterPause = (work: () => void, pause: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, pause)
  }
}

/** Internal links load documents, so that banner and subscriptions match the page. */
const followWholly = (): void => {
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="/"]')) event.stopPropagation()
    },
    { capture: true },
  )
}

const start = (root: HTMLElement, entries: RawContent[]): void => {
  const stored = new Map(entries.map((item) => [keyOf(item), item]))
  const unsaved = new Map<string, RawContent>()
  const mark = () => tagElements(root, shownFields([...new Map([...stored, ...unsaved]).values()]))
  followWholly()
  sendUnsaved(() => [...unsaved.values()])
  mark()
  new MutationObserver(afterPause(mark, DRAWING_PAUSE)).observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  const redraw = afterPause(() => void redrawPage(), TYPING_PAUSE)
  const isConnected = connectEditor(entries, {
    edit: (data) => {
      for (const item of flatten(data)) {
        const isNews = JSON.stringify((unsaved.get(keyOf(item)) ?? stored.get(keyOf(item)))?.fields)
        if (isNews !== JSON.stringify(item.fields)) unsaved.set(keyOf(item), item)
      }
      redraw()
    },
    save: () => {
      redraw()
      void redrawBanner()
    },
  })
  if (isConnected) document.querySelector('[data-preview="live"]')?.removeAttribute('hidden')
}

const root = document.getElementById('__next')
const preview = readPreview()
// After hydration: React may overwrite earlier marks.
if (root && preview) window.addEventListener('load', () => start(root, preview.entries))
