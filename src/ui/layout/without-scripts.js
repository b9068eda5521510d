/*
 * Where scripts are allowed but do not run, because the browser is too old, a file is missing or rendering fails, the page
 * becomes the one without scripts: `data-scripts="failed"` on the root. In old syntax and with old built-ins. The app reports by
 * the events `scripts-run`, once its layout is hydrated, and `scripts-failed` (`ServedHtml.tsx`).
 */

/** Layout without scripts; the document links it in a `noscript`, too. */
export const WITHOUT_SCRIPT_SHEET = '/without-script.css'
/** Milliseconds: for errors that hydration survives, and for scripts that never come. */
const GRACE = 1000
const LONGEST_WAIT = 15000

const root = () => document.documentElement

const showWithoutScripts = () => {
  if (root().dataset.scripts === 'failed') return
  root().dataset.scripts = 'failed'
  root().dataset.searching = 'no'
  root().removeAttribute('data-press-waits')
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = WITHOUT_SCRIPT_SHEET
  document.head.appendChild(sheet)
}

const hideWithoutScripts = () => {
  root().dataset.scripts = 'run'
  const sheet = document.querySelector(`link[href="${WITHOUT_SCRIPT_SHEET}"]`)
  if (sheet) sheet.remove()
}

const showUnlessRun = () => {
  if (root().dataset.scripts !== 'run') showWithoutScripts()
}

/** An error of the site's scripts, or one of them did not load. @param {ErrorEvent | Event} event */
const handleError = (event) => {
  const { target } = event
  const file = 'filename' in event ? event.filename : target instanceof HTMLScriptElement ? target.src : ''
  if (file.indexOf(location.origin) === 0) setTimeout(showUnlessRun, GRACE)
}

/** Call it when the scripts start. */
export function watchScripts() {
  addEventListener('scripts-run', hideWithoutScripts)
  addEventListener('scripts-failed', showWithoutScripts)
  addEventListener('error', handleError, true)
  setTimeout(showUnlessRun, LONGEST_WAIT)
}
