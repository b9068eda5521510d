import { articleLabels } from '@/shared/labels/article'
import { componentMarkLabels } from '@/shared/labels/component-marks'
import { productLabels } from '@/shared/labels/product'
import { createLabelReader, type LabelOverrides } from '@/shared/labels/reader'
import { sectionLabels } from '@/shared/labels/sections'
import { absoluteUrl } from '@/shared/routing/links'

/** What the Markdown of a page needs beside the page: absolute addresses, and the texts of the interface. */
export type TwinContext = ReturnType<typeof twinContext>

/** @param path of the page, on which links such as `#anchor` stay. @param overrides the editors' own texts (`mwLabels`) */
export function twinContext(siteUrl: string, path: string, overrides: LabelOverrides) {
  const page = absoluteUrl(siteUrl, path)
  return {
    labels: {
      article: createLabelReader(articleLabels, overrides),
      mark: createLabelReader(componentMarkLabels, overrides),
      product: createLabelReader(productLabels, overrides),
      section: createLabelReader(sectionLabels, overrides),
    },
    absolute: (href: string): string => (URL.canParse(href, page) ? new URL(href, page).href : page),
  }
}
