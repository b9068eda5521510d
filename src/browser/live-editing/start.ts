import type { PreviewInfo } from '@/shared/content-model/views/preview'
import { afterPause } from './after-pause'
import { connectEditor } from './editor'
import { readPreview, redrawBanner, redrawPage, sendUnsaved, showConnected } from './page-data'
import { shownFields } from './shown-fields'
import { tagElements } from './tags'
import { createUnsaved } from './unsaved'

/** Milliseconds without typing until edits are rendered, the longest wait, and the pause until elements are marked again. */
const TYPING_PAUSE = 300
const LONGEST_WAIT = 600
/** Milliseconds until what was saved is surely delivered by the preview API. */
const DELIVERY_PAUSE = 2000
const DRAWING_PAUSE = 100

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

const start = (root: HTMLElement, { entries, shownFields: ranks }: PreviewInfo): void => {
  const unsaved = createUnsaved(entries)
  const mark = () => tagElements(root, shownFields(unsaved.shown(), ranks))
  followWholly()
  sendUnsaved(unsaved.items)
  mark()
  new MutationObserver(afterPause(mark, DRAWING_PAUSE)).observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  const redraw = afterPause(() => void redrawPage(), TYPING_PAUSE, LONGEST_WAIT)
  const redrawSaved = afterPause(() => {
    void redrawPage()
    void redrawBanner()
  }, TYPING_PAUSE)
  const redrawDelivered = afterPause(() => void redrawPage(), DELIVERY_PAUSE)
  const isConnected = connectEditor(entries, {
    edit: (data) => {
      unsaved.edit(data)
      redraw()
    },
    save: (saved) => {
      unsaved.save(saved)
      redrawSaved()
      redrawDelivered()
    },
  })
  if (isConnected) showConnected()
}

const root = document.getElementById('__next')
const preview = readPreview()
// After hydration: React may overwrite earlier marks.
if (root && preview) window.addEventListener('load', () => start(root, preview))
