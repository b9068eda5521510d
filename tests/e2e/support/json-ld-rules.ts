import { breadcrumbOf, condensed, isNode, type JsonNode, mainOf, nodesIn, textOf, valuesOf } from './json-ld'

/** A page whose structured data is checked. */
export interface Document {
  html: string
  /** Its own address. */
  address: string
  siteUrl: string
}

/** schema.org type -> properties it must have here (Google's required ones, and those that name the thing). */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  WebPage: [],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Product: ['name', 'url'],
  Brand: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Article: ['headline', 'url', 'publisher'],
  Person: ['name'],
  HowTo: ['name', 'step'],
  HowToStep: ['position', 'name', 'text', 'url'],
  HowToSupply: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ContactPoint: ['telephone'],
  ImageObject: ['url'],
  CreativeWork: ['name'],
  DigitalDocument: ['name', 'url'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
}
/** Sells nothing, so offers nothing; reviews are shown by their own service. */
const FORBIDDEN = ['offers', 'review']
const ADDRESSES = ['url', 'item', '@id', 'logo', 'image', 'sameAs']
const OWN_ADDRESSES = ['url', 'item', '@id']
/** Lie on the hosts of pictures and files, or are sources: their addresses are no pages of this site. */
const ELSEWHERE = ['ImageObject', 'CreativeWork', 'DigitalDocument']
/** Texts that visitors can read in the page; the names of brand and site are in the logo instead. */
const TEXTS = ['name', 'headline', 'description', 'text', 'jobTitle', 'articleSection']
const NAMED_BY_LOGO = ['Organization', 'WebSite', 'Brand']
const DATE = /^\d{4}-\d{2}-\d{2}/
/** Of pages and films search engines ask for time and zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/
const DATED: readonly string[] = ['Article', 'VideoObject']
const PHONE = /^(?:\+(?!550)[1-9]\d{7,14}|0[3589]00\d{6,7})$/

const typeOf = (node: JsonNode): string => String(node['@type'])

const shapeFaults = (node: JsonNode): string[] => {
  const required = REQUIRED[typeOf(node)]
  if (!required) return [`type ${typeOf(node)} is not expected`]
  return [
    ...required.filter((name) => node[name] === undefined).map((name) => `${name} is missing`),
    ...FORBIDDEN.filter((name) => name in node).map((name) => `${name} is invented`),
    ...Object.entries(node)
      .filter(([, value]) => value === null || value === '' || (Array.isArray(value) && value.length === 0))
      .map(([name]) => `${name} is empty`),
    ...Object.entries(node)
      .filter(([name]) => /^date|^lastReviewed|^uploadDate/.test(name))
      .filter(([, value]) => !(DATED.includes(typeOf(node)) ? MOMENT : DATE).test(String(value)))
      .map(([name]) => `${name} is no date`),
    ...valuesOf(node.telephone)
      .filter((number) => !PHONE.test(String(number).replace(/[ ()-]/g, '')))
      .map((number) => `telephone ${number} cannot be called`),
  ]
}

const addressFaults = (node: JsonNode, { siteUrl }: Document): string[] =>
  ADDRESSES.flatMap((name) =>
    valuesOf(node[name]).flatMap((value) => {
      if (isNode(value)) return []
      if (!URL.canParse(String(value)) || !/^https?:\/\//.test(String(value)))
        return [`${name} "${value}" is not absolute`]
      const isOwn = OWN_ADDRESSES.includes(name) && !ELSEWHERE.includes(typeOf(node))
      return isOwn && new URL(String(value)).origin !== new URL(siteUrl).origin
        ? [`${name} "${value}" leads to another site`]
        : []
    }),
  )

const visibleFaults = (node: JsonNode, { html }: Document): string[] => {
  const type = typeOf(node)
  const isInBreadcrumb = type === 'ListItem'
  // Pages with content blocks in front show no breadcrumb, but the structured one exists (behavior SEO-2).
  if (isInBreadcrumb && breadcrumbOf(html) === '') return []
  const shown = textOf(isInBreadcrumb ? breadcrumbOf(html) : mainOf(html))
  return TEXTS.filter((name) => typeof node[name] === 'string')
    .filter((name) =>
      NAMED_BY_LOGO.includes(type)
        ? !html.includes(`alt="${node[name]}"`)
        : !shown.includes(condensed(String(node[name]))),
    )
    .map((name) => `${name} "${node[name]}" is not visible`)
}

const listFaults = ({ itemListElement: items }: JsonNode): string[] => {
  if (items === undefined) return []
  const list = valuesOf(items).filter(isNode)
  const isCounted = list.every(({ position }, index) => position === index + 1)
  const isLinked = list.slice(0, -1).every(({ item }) => item !== undefined)
  return [
    ...(list.length < 2 ? ['has fewer than two items'] : []),
    ...(isCounted ? [] : ['is not counted from 1']),
    ...(isLinked ? [] : ['has an item without an address']),
  ]
}

/** What is wrong with one block of structured data on its page. */
export const faultsOfBlock = (block: unknown, document: Document): string[] => {
  if (!isNode(block)) return ['is no object']
  const context = block['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org']
  const inner = nodesIn(block, typeOf(block)).flatMap(({ node, at }) =>
    [
      ...shapeFaults(node),
      ...addressFaults(node, document),
      ...visibleFaults(node, document),
      ...listFaults(node),
    ].map((fault) => `${at}: ${fault}`),
  )
  const main = typeof block.url === 'string' && block['@type'] !== 'Organization' ? [block.url] : []
  return [
    ...context,
    ...inner,
    ...main.filter((url) => url !== document.address).map((url) => `url ${url} is not the page's own`),
  ]
}
