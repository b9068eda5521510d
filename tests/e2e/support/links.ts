const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

const valuesOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value))

/** Where the anchors of a document lead. */
export const linksOf = (html: string): string[] => valuesOf(html, /<a\s[^>]*?href="([^"]*)"/g)

/** The pictures of a document: sources, and the first candidate of each srcset. */
export const imagesOf = (html: string): string[] => [
  ...valuesOf(html, /<img\s[^>]*?src="([^"]*)"/g),
  ...valuesOf(html, /\ssrcset="([^"]*)"/gi).map((candidates) => candidates.trim().split(/\s/)[0] ?? ''),
]

/** The files that a document names: style sheets, scripts, fonts, icons, its manifest and what it shares. */
export const filesOf = (html: string): string[] => [
  ...valuesOf(html, /<link\s(?![^>]*rel="(?:canonical|preconnect)")[^>]*?href="([^"]*)"/g),
  ...valuesOf(html, /<script\s[^>]*?src="([^"]*)"/g),
  ...valuesOf(html, /<meta property="og:image" content="([^"]*)"/g),
]

/** The ids that anchors can lead to. */
export const idsOf = (html: string): Set<string> => new Set(valuesOf(html, /\sid="([^"]*)"/g))

/** Calls `work` for each item, a few at a time. */
export const forEachOf = async <Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
) => {
  const iterator = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
