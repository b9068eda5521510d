/*
 * Sets the theme that the visitor has chosen in the footer (behavior THEME-1, src/layout/Footer/ThemeChoice.tsx). Without a
 * choice the system's preference holds, in CSS alone. CSS hides the page for a moment until `data-theme` is set
 * (styles/base/_theme.scss).
 */
;(() => {
  const KEY = 'theme'
  const show = () => {
    let theme = null
    try {
      theme = localStorage.getItem(KEY)
    } catch {
      // Storage may be refused: a choice holds for one page.
    }
    document.documentElement.dataset.theme = theme ?? 'system'
  }
  show()
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show()
  })
})()
