import type { Asset, Entry } from '@/content-model/entry'
import type { Leaflet } from '@/content-model/types/leaflet'
import { hrefOfSlug } from '@/routing/links'
import { mapOne } from '../reader/map'
import { mapLink } from './links'

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
