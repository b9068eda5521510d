import { startTransition } from 'react'
// Past what the package offers by this name, which is this file.
// @ts-expect-error: it comes without types.
import { hydrateRoot as hydrate } from '../../node_modules/react-dom/client.js'

/**
 * Stands in the browser for `react-dom/client`, of which Next uses this alone (lean-client.js). Within a transition React takes
 * the page over in steps of some milliseconds, and lets presses in between; without one, the frame is a single long task.
 *
 * @param {Parameters<typeof import('react-dom/client').hydrateRoot>} page
 */
function hydrateRoot(...page) {
  /** @type {import('react-dom/client').Root | undefined} */
  let root
  // The function that it is handed is called at once.
  startTransition(() => {
    root = hydrate(...page)
  })
  return root
}

export default { hydrateRoot }
