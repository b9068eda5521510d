import { type AnyNode, parse } from 'acorn'
import { NEWER_GLOBALS, NEWER_MEMBERS, NEWER_NAMES } from './built-ins'

/** The edition of ECMAScript whose syntax, regular expressions included, all supported browsers read (a test compares). */
export const SYNTAX = 2022

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode)

type Member = Extract<AnyNode, { type: 'MemberExpression' }>

const nameOf = ({ computed, property }: Member): string | null =>
  !computed && property.type === 'Identifier' ? property.name : null

/** `navigator.x` and the like are of one object, whose name is known. */
const OBJECTS: Record<string, string> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  self: 'Window',
  window: 'Window',
  globalThis: 'Window',
}

/** What a member expression needs that is newer: by its object if that is known, else by its name if it is called. */
const memberUse = (node: Member, parent: AnyNode | null): string[] => {
  const name = nameOf(node)
  if (name === null || (parent?.type === 'AssignmentExpression' && parent.left === node)) return []
  const { object } = node
  if (object.type === 'Identifier') {
    const known = `${OBJECTS[object.name] ?? object.name}.${name}`
    if (NEWER_MEMBERS.has(known)) return [known]
  }
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node && !parent.optional
  return isCalled && NEWER_NAMES.has(name) ? [`.${name}()`] : []
}

/** Whether an identifier is read as a variable, and not asked for by `typeof`. */
const isRead = (node: AnyNode, parent: AnyNode | null): boolean => {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent?.type === 'Property') return parent.value === node
  return !['UnaryExpression', 'MethodDefinition', 'PropertyDefinition', 'LabeledStatement'].includes(
    parent?.type ?? '',
  )
}

/**
 * What a script needs that a supported browser lacks: globals (`Iterator`), members (`URL.canParse`), calls (`.union()`).
 * @throws SyntaxError for newer syntax
 */
export function newerUses(code: string): Set<string> {
  const uses = new Set<string>()
  const visit = (node: AnyNode, parent: AnyNode | null): void => {
    if (node.type === 'MemberExpression') for (const use of memberUse(node, parent)) uses.add(use)
    if (node.type === 'Identifier' && NEWER_GLOBALS.has(node.name) && isRead(node, parent))
      uses.add(node.name)
    for (const child of childrenOf(node)) visit(child, node)
  }
  visit(parse(code, { ecmaVersion: SYNTAX, sourceType: 'script' }), null)
  return uses
}
