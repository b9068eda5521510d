import type { LabelOverrides } from '@/labels/reader'
import { absoluteUrl } from '@/routing/links'
import { sectionMarkdown } from './sections'
import { labelsIn, type TwinContext } from './twin-context'

/** @param path of the page, on which links such as `#anchor` stay. @param overrides the editors' own texts (`mwLabels`) */
export function twinContext(siteUrl: string, path: string, overrides: LabelOverrides): TwinContext {
  const page = absoluteUrl(siteUrl, path)
  const context: TwinContext = {
    siteUrl,
    labels: labelsIn(overrides),
    absolute: (href) => (URL.canParse(href, page) ? new URL(href, page).href : page),
    section: (section, level) => sectionMarkdown(section, level, context),
  }
  return context
}
