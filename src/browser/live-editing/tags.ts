import { LOCALE } from '@/shared/config/site'
import { foldBlanks, type ShownField } from './shown-fields'

const ENTRY = 'data-contentful-entry-id'
const FIELD = 'data-contentful-field-id'
const LANGUAGE = 'data-contentful-locale'
/** Attributes with a field's text, for elements without any, such as a video. */
const SPOKEN = ['aria-label', 'title', 'alt']

const tag = (element: Element, { entryId, fieldId }: ShownField): void => {
  element.setAttribute(ENTRY, entryId)
  element.setAttribute(FIELD, fieldId)
  element.setAttribute(LANGUAGE, LOCALE)
}

const ownText = (element: Element): string =>
  foldBlanks(
    [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
      .join(''),
  )

/** An element's text: its own, or all of it if no child has the same. */
const shownText = (element: Element): string[] => {
  const whole = foldBlanks(element.textContent ?? '')
  const isInside = [...element.children].some((child) => foldBlanks(child.textContent ?? '') === whole)
  return [ownText(element), ...(isInside ? [] : [whole])].filter((text) => text !== '')
}

const keysOf = (element: Element): string[] =>
  element instanceof HTMLImageElement
    ? [element.src.replace(/^https?:/, '').replace(/\?.*$/, '')]
    : shownText(element)

const groupByText = (fields: ShownField[]): Map<string, ShownField[]> => {
  const groups = new Map<string, ShownField[]>()
  for (const field of fields) groups.set(field.text, [...(groups.get(field.text) ?? []), field])
  return groups
}

const entriesOf = (fields: ShownField[]): number => new Set(fields.map(({ entryId }) => entryId)).size

/** Of entries with the same text, the one whose other fields are nearest, else the first. */
const nearest = (element: Element, candidates: ShownField[], root: Element): ShownField | undefined => {
  for (let place = element.parentElement; place && place !== root; place = place.parentElement) {
    const around = place
    const found = candidates.find(({ entryId }) =>
      around.querySelector(`[${ENTRY}="${CSS.escape(entryId)}"]`),
    )
    if (found) return found
  }
  return candidates[0]
}

const tagSpoken = (root: Element, fields: ShownField[]): void => {
  const marked = new Set([...root.querySelectorAll(`[${ENTRY}]`)].map((each) => each.getAttribute(ENTRY)))
  const spoken = [...root.querySelectorAll(SPOKEN.map((name) => `[${name}]:not([${ENTRY}])`).join())].map(
    (element) => ({ element, texts: SPOKEN.map((name) => element.getAttribute(name) ?? '') }),
  )
  for (const field of fields) {
    if (field.kind !== 'text' || marked.has(field.entryId)) continue
    const found = spoken.find(({ texts }) => texts.some((text) => text.endsWith(field.text)))
    if (!found) continue
    tag(found.element, field)
    marked.add(field.entryId)
    spoken.splice(spoken.indexOf(found), 1)
  }
}

/** Marks elements for Contentful's inspector, found by text and picture: visitors' pages carry nothing for it. */
export function tagElements(root: Element, fields: ShownField[]): void {
  for (const element of root.querySelectorAll(`[${ENTRY}]`))
    for (const name of [ENTRY, FIELD, LANGUAGE]) element.removeAttribute(name)
  const groups = groupByText(fields)
  const unclear: [Element, ShownField[]][] = []
  for (const element of root.querySelectorAll('*:not(script, style, option)')) {
    const group = keysOf(element)
      .map((key) => groups.get(key))
      .find((found) => found !== undefined)
    const [first] = group ?? []
    if (!group || !first) continue
    if (entriesOf(group) === 1) tag(element, first)
    else unclear.push([element, group])
  }
  for (const [element, group] of unclear) {
    const field = nearest(element, group, root)
    if (field) tag(element, field)
  }
  tagSpoken(root, fields)
}
