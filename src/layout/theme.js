/*
 * Sets the theme that the visitor has chosen in the footer (behavior THEME-1). Without a choice the system's preference
 * holds, in CSS alone. CSS hides the page for a moment until `data-theme` is set (styles/base/_theme.scss).
 */
;(() => {
  const KEY = 'theme'
  /** @returns {string | null} */
  const chosen = () => {
    try {
      return localStorage.getItem(KEY)
    } catch {
      // Storage may be refused: the choice holds for this page.
      return null
    }
  }
  /** @param {string | null} theme */
  const show = (theme) => {
    document.documentElement.setAttribute('data-theme', theme || 'system')
  }
  const mark = () => {
    const theme = chosen() ?? ''
    for (const choice of document.querySelectorAll('input[name="theme"]'))
      if (choice instanceof HTMLInputElement) choice.checked = choice.value === theme
  }
  show(chosen())
  mark()
  // The parser may have reached the footer, or not.
  addEventListener('DOMContentLoaded', mark)
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return
    show(chosen())
    mark()
  })
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
    show(target.value)
    try {
      if (target.value) localStorage.setItem(KEY, target.value)
      else localStorage.removeItem(KEY)
    } catch {
      // As above.
    }
  })
})()
