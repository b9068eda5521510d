import type { Section } from '@/models/sections'
import { SectionView } from './SectionView'

/** Draws a section that stands in a text. */
export const drawEmbedded = (section: Section) => <SectionView section={section} />
