import { articleLabels } from '@/labels/article'
import { componentMarkLabels } from '@/labels/component-marks'
import { productLabels } from '@/labels/product'
import { createLabelReader, type LabelOverrides } from '@/labels/reader'
import { sectionLabels } from '@/labels/sections'
import { absoluteUrl } from '@/routing/links'
import type { TextContext } from './rich-text'
import { sectionMarkdown } from './sections'

const labelsIn = (overrides: LabelOverrides) => ({
  article: createLabelReader(articleLabels, overrides),
  mark: createLabelReader(componentMarkLabels, overrides),
  product: createLabelReader(productLabels, overrides),
  section: createLabelReader(sectionLabels, overrides),
})

/** What the Markdown of a page needs beside the page: where the site is, and the texts of its interface. */
export interface TwinContext extends TextContext {
  /** Address of the site, without a final slash. */
  siteUrl: string
  labels: ReturnType<typeof labelsIn>
}

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
