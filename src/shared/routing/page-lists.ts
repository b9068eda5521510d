import type { SluggedPageType } from '@/shared/content-model'
import { pathOfSlug } from './links'

/** Folder of plain lists of a type's pages: `lista/NAME/2/`. Editors' pages have precedence. */
const FOLDER = 'lista'

const NAMES: Readonly<Record<SluggedPageType, string>> = {
  content: 'paginas',
  product: 'produtos',
  productListing: 'listas-de-produtos',
  recommender: 'recomendadores',
  collectionList: 'listas-de-colecoes',
  collection: 'colecoes',
  article: 'artigos',
  articleListing: 'listas-de-artigos',
  history: 'historias',
  sitemap: 'mapas',
  faqLanding: 'perguntas-frequentes',
  faq: 'perguntas',
}

const isListed = (type: string): type is SluggedPageType => Object.hasOwn(NAMES, type)

/** The slug of a part of a type's list; from 1. */
export function pageListSlug(type: SluggedPageType, part = 1): string {
  return [FOLDER, NAMES[type], ...(part > 1 ? [part] : [])].join('/')
}

/** The path of a type's list (behavior SITEMAP-2). */
export function pageListPath(type: SluggedPageType): string {
  return pathOfSlug(pageListSlug(type))
}

/** The part of a list that a slug names, or null. */
export function pageListAt(slug: string): { type: SluggedPageType; part: number } | null {
  const [folder, name = '', number = '1', ...more] = slug.split('/')
  if (folder !== FOLDER || more.length > 0 || !/^[1-9]\d{0,4}$/.test(number)) return null
  const type = Object.keys(NAMES)
    .filter(isListed)
    .find((each) => NAMES[each] === name)
  const part = Number(number)
  return type !== undefined && pageListSlug(type, part) === slug ? { type, part } : null
}
