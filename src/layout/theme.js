/*
 * Sets the theme that the visitor has chosen in the footer (behavior THEME-1, src/layout/Footer/ThemeChoice.tsx), and notes
 * the choice, before hydration too. Without a choice the system's preference holds, in CSS alone. CSS hides the page for a
 * moment until `data-theme` is set (styles/base/_theme.scss).
 */
;(() => {
  const KEY = 'theme'
  const SYSTEM = 'system'
  /** @param {string} theme */
  const set = (theme) => {
    document.documentElement.dataset.theme = theme
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
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) setStored()
  })
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== KEY) return
    set(target.value)
    try {
      if (target.value === SYSTEM) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, target.value)
    } catch {
      // As above.
    }
  })
})()
