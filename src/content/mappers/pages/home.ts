import type { HomePageModel } from '@/models/pages/home'
import { links, optionalLink } from '../../entries/fields'
import { defineMapper, mapLinks } from '../define-mapper'
import { mapSection } from '../sections/all'
import { panelMapper } from '../sections/banners'
import { mapPageBase, pageFields } from './base'

/** The sections of the home page in the order of specification §3; `{brand}` of the specification reads `Brand`. */
const SECTION_FIELDS = [
  'newIn',
  'findReliefFor',
  'findYourBrand',
  'findWhatSuitsYou',
  'allTimeFavorites',
  'insideBrand',
  'advice',
  'brandBanner',
  'brandHistoryBanner',
  'notice',
] as const

const homeFields = pageFields.extend({
  carousel: links,
  newIn: optionalLink,
  findReliefFor: optionalLink,
  findYourBrand: optionalLink,
  findWhatSuitsYou: optionalLink,
  allTimeFavorites: optionalLink,
  insideBrand: optionalLink,
  advice: optionalLink,
  brandBanner: optionalLink,
  brandHistoryBanner: optionalLink,
  notice: optionalLink,
})

export const homeMapper = defineMapper('homePage', homeFields, (fields, entry, context): HomePageModel => {
  const panels = mapLinks(fields.carousel, [panelMapper], context, { id: entry.id, field: 'carousel' })
  const sections = SECTION_FIELDS.map((field) =>
    mapSection(fields[field], context, { id: entry.id, field }),
  ).filter((section) => section !== null)
  return {
    type: 'home',
    ...mapPageBase(fields, entry, context, { slug: '', title: fields.name ?? panels[0]?.title ?? '' }),
    carousel:
      panels.length > 0 ? { type: 'carousel', id: `${entry.id}.carousel`, title: null, panels } : null,
    sections,
  }
})
