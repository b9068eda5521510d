import { startScripts } from './start-scripts.js'

/*
 * The second way to start the scripts (behavior SPEED-14): before-scripts.js starts them, and if that file fails to
 * load the page would have none. After some seconds they are started here.
 */
setTimeout(() => {
  if (!('takeEarlyInput' in window)) startScripts()
}, 5000)
