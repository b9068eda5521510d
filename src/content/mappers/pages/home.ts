import type { Entry } from '@/content-model/entry'
import type { HomePageModel } from '@/content-model/types/home-page'
import { mapEach } from '../../reader/map'
import { mapSection } from '../sections/all'
import { mapPanel } from '../sections/banners'
import { mapPageBase } from './base'

export function mapHome(entry: Entry<'homePage'>): HomePageModel {
  const { fields } = entry
  const panels = mapEach(fields.carousel, mapPanel)
  const sections = [
    fields.newIn,
    fields.findReliefFor,
    fields.findYourBrand,
    fields.findWhatSuitsYou,
    fields.allTimeFavorites,
    fields.insideBrand,
    fields.advice,
    fields.brandBanner,
    fields.brandHistoryBanner,
    fields.notice,
  ]
  return {
    type: 'home',
    ...mapPageBase(entry, { title: fields.name ?? panels[0]?.title ?? '' }),
    carousel:
      panels.length > 0 ? { type: 'carousel', id: `${entry.id}.carousel`, title: null, panels } : null,
    sections: sections.map(mapSection).filter((section) => section !== null),
  }
}
