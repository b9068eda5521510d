import type { Asset, Entry } from '@/shared/content-model/entry'
import type { BannerSection } from '@/shared/content-model/types/banner'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import type { ActiveIngredient, Leaflet } from '@/shared/content-model/types/product-parts'
import type { AccordionItem } from '@/shared/content-model/views/rich-text'
import { hrefOfSlug } from '@/shared/routing/links'
import { slugify } from '@/shared/utils/slug'
import { mapOne } from '../../reader/map'
import { mapAction, mapLink } from '../links'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { embedSection } from '../sections/all'
import { questionsOf } from './faq'

const fileHref = (file: Asset | null): string | null => file?.url ?? null

/** Where a medicine's leaflet can be read; one without a file or a page is left out. */
export function mapLeaflet(entry: Entry<'leaflet'>): Leaflet {
  const { version, date, patientFile, professionalFile, report, page } = entry.fields
  const leaflet = {
    version,
    date,
    patientHref: fileHref(patientFile),
    patientBytes: patientFile?.bytes ?? null,
    professionalBytes: professionalFile?.bytes ?? null,
    professionalHref: fileHref(professionalFile),
    pageHref: page ? hrefOfSlug(page.fields.slug) : null,
    report: mapOne(report, mapLink),
  }
  if (!(leaflet.patientHref || leaflet.professionalHref || leaflet.pageHref))
    entry.fail('patientFile', 'nothingToShow')
  return leaflet
}

/** What a product contains, and what for. */
export function mapIngredient({ id, fields }: Entry<'activeIngredient'>): ActiveIngredient {
  const { name, purpose, synonyms, reviewedAt } = fields
  return { id, name, purpose, synonyms, reviewedAt }
}

/** Details and usage; the internal name makes a shorter and steadier anchor than the title. */
export function mapProductSection(entry: Entry<'productSection'>, anchor: 'detalhes' | 'uso'): AccordionItem {
  const { title, name } = entry.fields
  const body = mapRichText(entry.fields.contents, embedSection)
  const expandedImage = mapPicture(entry.fields.expandedImage)
  if (body.length === 0 && !expandedImage) entry.fail('contents', 'nothingToShow')
  return {
    id: entry.id,
    anchor: `${anchor}-${slugify(name ?? title)}`,
    title,
    body,
    expandedImage,
    collapsedImage: mapPicture(entry.fields.collapsedImage),
  }
}

/** What the label says of a cosmetic or a food. */
export function mapComposition({ fields }: Entry<'product'>): ProductPageModel['composition'] {
  const composition = {
    inci: fields.inci,
    allergens: fields.allergens,
    nutrition: mapRichText(fields.nutrition, embedSection),
  }
  const { inci, allergens, nutrition } = composition
  return inci.length > 0 || allergens !== null || nutrition.length > 0 ? composition : null
}

/** The questions of the product's subject; null without any, or without a page to lead to. */
export function mapProductFaq({ fields }: Entry<'product'>): ProductPageModel['faq'] {
  const faq = mapOne(fields.faqPage, (page) => ({
    questions: questionsOf(page, 'pergunta-'),
    href: hrefOfSlug(page.fields.slug),
  }))
  if (faq === null || faq.href === null || faq.questions.length === 0) return null
  return { questions: faq.questions, href: faq.href }
}

/** A wide statement of a product page, and the legal text below it; either can be missing. */
export function mapPdpBanner({ id, fields }: Entry<'pdpBanner'>) {
  const { title, text, legalText } = fields
  const image = mapPicture(fields.image)
  const action = mapOne(fields.callToAction, mapAction)
  const section: BannerSection = {
    type: 'banner',
    id,
    variant: 'split',
    headingLevel: 'h2',
    tagline: null,
    title,
    titleParts: null,
    subTitle: null,
    description: text,
    quotes: [],
    image,
    badge: null,
    actions: action ? [action] : [],
  }
  return { section: title || text || image || action ? section : null, legalText }
}
