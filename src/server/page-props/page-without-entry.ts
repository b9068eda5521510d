import { pageWithoutEntry } from '@/server/content/pages'
import type { ContentPageModel } from '@/shared/content-model/types/content-page'
import type { Section } from '@/shared/content-model/views/rich-text'

/** A page of one section, without an entry: neither cached nor listed. @param title blank: that of the section */
export function pageOfSection(slug: string, title: string, section: Section): ContentPageModel {
  return {
    type: 'content',
    ...pageWithoutEntry({ id: section.id, slug, title }),
    containers: [
      {
        id: `${section.id}.block`,
        width: 'wide',
        surface: 'white',
        backgroundImage: null,
        sections: [section],
      },
    ],
    comparison: null,
    reviewable: null,
    continents: null,
  }
}
