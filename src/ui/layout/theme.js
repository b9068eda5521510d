/*
 * Sets the theme that the visitor has chosen in the footer (behavior THEME-1), which does not hydrate, and notes the choice.
 * Without a choice the system's preference holds, in CSS alone. The page is painted without this file, too: a late one changes
 * the colors of a page that is shown (ADR 107).
 */
;(() => {
  const KEY = 'theme'
  const SYSTEM = 'system'
  /** @param {string} theme */
  const set = (theme) => {
    document.documentElement.dataset.theme = theme
    for (const choice of document.querySelectorAll(`input[name="${KEY}"]`))
      if (choice instanceof HTMLInputElement) {
        // Not an input of the visitor, which would be replayed (src/browser/hydration/early-input.ts).
        choice.defaultChecked = choice.value === theme
        choice.checked = choice.defaultChecked
      }
  }
  const setStored = () => {
    try {
      set(localStorage.getItem(KEY) ?? SYSTEM)
    } catch {
      // Storage may be refused: a choice holds for one page.
      set(SYSTEM)
    }
  }
  setStored()
  // The parser may not have reached the footer yet; browsers restore their forms later still.
  for (const event of ['DOMContentLoaded', 'pageshow']) addEventListener(event, setStored)
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) setStored()
  })
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== KEY) return
    try {
      if (target.value === SYSTEM) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, target.value)
    } catch {
      // As above.
    }
    set(target.value)
  })
})()
