/*
 * Of all texts only addresses become scripts, and of those only addresses of this site: the policy of pages has browsers
 * ask here before any script is added (`trusted-types` in src/config/content-policy.js). No text ever becomes markup.
 */
Reflect.get(window, 'trustedTypes')?.createPolicy('default', {
  /** @param {string} address */
  createScriptURL: (address) => {
    const { origin } = new URL(address, document.baseURI)
    if (origin === location.origin) return address
    throw new TypeError(`no script of this site: ${address}`)
  },
})
/*
 * Notes what visitors press and choose before the scripts of the page run. They take the list over once they do, and do
 * it all again where somebody listens (src/hooks/early-input.ts); from then on nothing is noted. Native behavior, links
 * and forms included, is left alone.
 */
;(() => {
  const touched = new Set()
  /** @param {Event} event */
  const note = ({ target }) => {
    const control =
      target instanceof Element && target.closest('button[type="button"], input, select, textarea')
    if (!control) return
    touched.delete(control)
    touched.add(control)
  }
  const types = ['click', 'input', 'change']
  for (const type of types) addEventListener(type, note, true)
  window.takeEarlyInput = () => {
    for (const type of types) removeEventListener(type, note, true)
    return [...touched]
  }
})()
