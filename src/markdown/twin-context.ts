import { articleLabels } from '@/labels/article'
import { componentMarkLabels } from '@/labels/component-marks'
import { productLabels } from '@/labels/product'
import { createLabelReader, type LabelOverrides } from '@/labels/reader'
import { sectionLabels } from '@/labels/sections'
import type { TextContext } from './rich-text'

/** Readers of the texts of the interface. @param overrides the editors' own texts (`mwLabels`) */
export const labelsIn = (overrides: LabelOverrides) => ({
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
