import type { TwinContext } from './twin-context'
import { bullets, escapeWords, link } from './words'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The name of something that leads to a page of the site, such as a card, a link, or a subject. */
const nameOf = (value: object): string | null => {
  if ('title' in value && typeof value.title === 'string') return value.title
  return 'text' in value && typeof value.text === 'string' ? value.text : null
}

const linksIn = (value: unknown): [href: string, name: string][] => {
  if (!isObject(value)) return []
  const inner = Object.values(value).flatMap(linksIn)
  const name = nameOf(value)
  const leads = 'href' in value && typeof value.href === 'string' && value.href.startsWith('/')
  return leads && name && 'href' in value ? [[String(value.href), name], ...inner] : inner
}

/** The pages of the site to which a page leads that is a list: each once, in the order of the page. */
export function listedLinks(page: object, { absolute }: TwinContext): string {
  const byAddress = new Map<string, string>()
  for (const [href, name] of linksIn(page)) if (!byAddress.has(href)) byAddress.set(href, name)
  return bullets([...byAddress].map(([href, name]) => link(escapeWords(name), absolute(href))))
}
