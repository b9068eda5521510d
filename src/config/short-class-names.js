import { createHash } from 'node:crypto'
import path from 'node:path'

const LENGTH = 6

/**
 * A class name for production: six characters made from file and name. Long ones travel three times (HTML, stylesheet,
 * script) and say nothing to a browser.
 *
 * @param {{ resourcePath: string, rootContext: string }} context
 * @param {unknown} _template
 * @param {string} name
 */
export function shortClassName(context, _template, name) {
  const file = path.relative(context.rootContext, context.resourcePath)
  return `_${createHash('sha256').update(`${file}#${name}`).digest('base64url').slice(0, LENGTH)}`
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null

/**
 * Sets the short names in every css-loader of a webpack configuration that has CSS modules on, wherever Next puts it.
 *
 * @param {unknown} node
 */
export function shortClassNames(node) {
  if (Array.isArray(node)) {
    for (const part of node) shortClassNames(part)
    return
  }
  if (!isRecord(node)) return
  const modules = isRecord(node.options) ? node.options.modules : null
  if (isRecord(modules) && 'getLocalIdent' in modules) modules.getLocalIdent = shortClassName
  for (const key of ['module', 'rules', 'oneOf', 'use']) shortClassNames(node[key])
}
