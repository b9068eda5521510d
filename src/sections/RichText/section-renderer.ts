import { type ComponentType, createContext } from 'react'
import type { Section } from '@/models/rich-text'

/**
 * How a text draws the sections that stand in it. A context, because the sections themselves contain texts: the text
 * cannot import the registry that imports the text.
 */
export const SectionRendererContext = createContext<ComponentType<{ section: Section }>>(() => null)
