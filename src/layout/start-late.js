/*
 * The second way to start the scripts (behavior SPEED-14): before-scripts.js starts them, and if that file fails to
 * load the page would have none. After some seconds they are started here in the same way.
 */
setTimeout(() => {
  const template = document.querySelector('template[data-scripts]')
  if ('takeEarlyInput' in window || !(template instanceof HTMLTemplateElement)) return
  const scripts = document.importNode(template.content, true)
  for (const script of scripts.querySelectorAll('script')) script.async = false
  template.replaceWith(scripts)
}, 5000)
