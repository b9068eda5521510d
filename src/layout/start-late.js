/*
 * The second way to start the scripts (behavior SPEED-14): before-scripts.js starts them, and without that one file the page would
 * remain without scripts for good. Where it has not come after some seconds, they are started here, as it does.
 */
setTimeout(() => {
  const template = document.querySelector('template[data-scripts]')
  if ('takeEarlyInput' in window || !(template instanceof HTMLTemplateElement)) return
  const scripts = document.importNode(template.content, true)
  for (const script of scripts.querySelectorAll('script')) script.async = false
  template.replaceWith(scripts)
}, 5000)
