const TAGS = /<[^>]*>/g
const NAMED_BY_ATTRIBUTE = /\s(?:aria-label|alt|aria-labelledby)="[^"]*[^"\s][^"]*"/
/** Elements that must have a name; none of them may stand within one of its own kind. */
const NAMED = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'button', 'summary', 'legend', 'caption', 'th', 'label'],
]
/** What code writes when a value is missing. */
const LEFTOVERS = /\b(?:undefined|null|NaN)\b|\[object \w+\]/g
const CONTEXT = 40

const hasName = (attributes: string, inner: string): boolean =>
  inner.replace(TAGS, '').trim() !== '' ||
  NAMED_BY_ATTRIBUTE.test(attributes) ||
  NAMED_BY_ATTRIBUTE.test(inner)

const withoutName = (html: string): string[] =>
  NAMED.flatMap((tag) =>
    [...html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))]
      .filter(([, attributes = '', inner = '']) => !hasName(attributes, inner))
      .map(([element]) => `without a name: ${element.slice(0, 120)}`),
  )

/** What a visitor or a screen reader would stumble over in a document: leftovers of missing values, empty headings, links and buttons. */
export const faultsInHtml = (html: string): string[] => [
  ...[...html.matchAll(LEFTOVERS)].map(
    ({ index }) => `leftover: ${html.slice(Math.max(0, index - CONTEXT), index + CONTEXT)}`,
  ),
  ...withoutName(html),
]
