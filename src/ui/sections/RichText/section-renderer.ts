import { type ComponentType, createContext } from 'react'
import type { Section } from '@/shared/content-model/views/rich-text'

/** Renders a text's embedded sections. A context: the text cannot import the registry that imports it. */
export const SectionRendererContext = createContext<ComponentType<{ section: Section }>>(() => null)
