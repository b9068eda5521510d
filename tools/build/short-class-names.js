import { createHash } from 'node:crypto'
import path from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Names of each file in the order of their first use, which is the same for server and browser. @type {Map<string, Map<string, string>>} */
const namesOfFiles = new Map()

/** A number in letters only: a digit cannot begin a class name, other characters need escaping. @param {number} number @returns {string} */
const inLetters = (number) => {
  const rest = Math.floor(number / LETTERS.length)
  return (rest > 0 ? inLetters(rest - 1) : '') + (LETTERS[number % LETTERS.length] ?? '')
}

/**
 * What the names of a file begin with: three letters, made of its path, so that they are the same in every build.
 *
 * @param {string} file below the project's folder
 */
export function classPrefix(file) {
  const number = createHash('sha256').update(file).digest().readUInt32BE()
  return inLetters(LETTERS.length + LETTERS.length ** 2 + (number % LETTERS.length ** 3))
}

/**
 * A class name for production: three letters for the file, then the name's own. Names are sent three times (HTML, stylesheet,
 * script), so short ones save bytes; names of one file that begin alike compress well.
 *
 * @param {{ resourcePath: string, rootContext: string }} context
 * @param {unknown} _template
 * @param {string} name
 */
export function shortClassName(context, _template, name) {
  const file = path.relative(context.rootContext, context.resourcePath)
  const names = namesOfFiles.get(file) ?? new Map()
  namesOfFiles.set(file, names)
  const known = names.get(name)
  if (known) return known
  const short = classPrefix(file) + inLetters(names.size)
  names.set(name, short)
  return short
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
