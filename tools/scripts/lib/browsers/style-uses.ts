import type { Identifier } from '@mdn/browser-compat-data'
import { type AtRule, type ChildNode, type Container, type Declaration, parse } from 'postcss'
import { compat, featuresIn, isNewer } from './compat'

const { properties = {}, selectors = {}, types = {} } = compat.css
const atRules = compat.css['at-rules'] ?? {}

/** Each name below a feature, however deep, that only newer features have. */
const newerNames = (root: Identifier): Set<string> => {
  const newer = new Set<string>()
  const older = new Set<string>()
  const visit = (feature: Identifier, isInNewer: boolean): void => {
    for (const [name, inner] of featuresIn(feature)) {
      const isNew = isInNewer || isNewer(inner)
      ;(isNew ? newer : older).add(name)
      visit(inner, isNew)
    }
  }
  visit(root, false)
  return new Set([...newer].filter((name) => !older.has(name)))
}
const newerTypes = newerNames(types)
const newerSelectors = newerNames(selectors)

const wordsIn = (text: string): string[] => text.match(/[a-z][\w-]*/gi) ?? []

const isPrefixedToo = ({ parent, prop }: Declaration): boolean =>
  parent?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false

const ofDeclaration = (declaration: Declaration): string[] => {
  const { prop, value } = declaration
  const property = properties[prop]
  if (isPrefixedToo(declaration)) return []
  if (isNewer(property)) return [prop]
  const plain = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  const keywords = wordsIn(plain).filter((word) => isNewer(property?.[word]))
  const functions = [...plain.matchAll(/([a-z][\w-]*)\(/gi)].map(([, name = '']) => name)
  return [
    ...keywords.map((word) => `${prop}: ${word}`),
    ...functions.filter((name) => newerTypes.has(name)).map((name) => `${name}()`),
  ]
}

const ofSelector = (selector: string): string[] =>
  [...selector.matchAll(/:{1,2}([a-z][a-z-]*)\(?/g)]
    .filter(([, name = '']) => newerSelectors.has(name))
    .map(([pseudo]) => pseudo)

const ofAtRule = ({ name, params }: AtRule): string[] => {
  if (isNewer(atRules[name])) return [`@${name}`]
  const asked = name === 'media' ? wordsIn(params) : []
  return asked.filter((word) => isNewer(atRules.media?.[word])).map((word) => `@media ${word}`)
}

const usesOf = (node: ChildNode): string[] => {
  if (node.type === 'decl') return ofDeclaration(node)
  if (node.type === 'rule') return ofSelector(node.selector)
  return node.type === 'atrule' ? ofAtRule(node) : []
}

const asksFor = (params: string, use: string): boolean => params.includes(use.replace(/\(\)$/, ''))

/** What a style sheet needs that a supported browser lacks, with the rule that has it; `@supports` of the same is a guard. */
export function newerStyles(css: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const visit = (parent: Container, guards: readonly string[]): void => {
    parent.each((node) => {
      for (const use of usesOf(node))
        if (!guards.some((params) => asksFor(params, use)))
          found.set(use, [...(found.get(use) ?? []), node.toString().slice(0, 160)])
      if ('nodes' in node && node.nodes)
        visit(node, node.type === 'atrule' && node.name === 'supports' ? [...guards, node.params] : guards)
    })
  }
  visit(parse(css), [])
  return found
}
