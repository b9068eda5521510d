import { consentLabels } from './consent'
import { editorialLabels } from './editorial'
import { frameLabels } from './frame'
import { interfaceLabels } from './interface'
import { pageLabels } from './pages'
import { previewLabels } from './preview'
import { productLabels } from './products'

/** Every fixed text of the site, in pt-BR. Entries of content type `labels` with the same key replace a text. */
export const labelTable = {
  ...frameLabels,
  ...consentLabels,
  ...interfaceLabels,
  ...pageLabels,
  ...productLabels,
  ...editorialLabels,
  ...previewLabels,
} as const

export type LabelKey = keyof typeof labelTable
