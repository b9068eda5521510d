import type { Entry } from '@/content-model/entry'
import { HOME_SECTIONS, type HomePageModel } from '@/content-model/types/home-page'
import { mapEach, mapOne } from '../../reader/map'
import { mapSection } from '../sections/all'
import { mapPanel } from '../sections/banners'
import { mapLinkContainer } from '../sections/small'
import { mapPageBase } from './base'

export function mapHome(entry: Entry<'homePage'>): HomePageModel {
  const { fields } = entry
  const panels = mapEach(fields.carousel, mapPanel)
  const { legalName, contactPhone: phone, contactEmail: email } = fields
  const first = fields.sectionOrder.flatMap((name) => {
    const known = HOME_SECTIONS.find((section) => section === name)
    if (known === undefined) entry.report('sectionOrder', 'unknownSection', name)
    return known ?? []
  })
  const order = new Set([...first, ...HOME_SECTIONS])
  return {
    type: 'home',
    ...mapPageBase(entry, { title: fields.name ?? panels[0]?.title ?? '' }),
    carousel:
      panels.length > 0 ? { type: 'carousel', id: `${entry.id}.carousel`, title: null, panels } : null,
    sections: [...order].map((name) => mapSection(fields[name])).filter((section) => section !== null),
    help: mapOne(fields.help, mapLinkContainer),
    organization: { legalName, phone, email },
  }
}
