/** Starts the scripts, which wait in a template, where browsers neither load nor run them. @returns whether they were there */
export function startScripts() {
  const template = document.querySelector('template[data-scripts]')
  if (!(template instanceof HTMLTemplateElement)) return false
  const scripts = document.importNode(template.content, true)
  // In their order.
  for (const script of scripts.querySelectorAll('script')) script.async = false
  template.replaceWith(scripts)
  return true
}
