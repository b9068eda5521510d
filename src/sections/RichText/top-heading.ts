import { createContext } from 'react'
import type { TopHeading } from './rich-text-options'

/**
 * The level of a title that has none of its own, at the place where a section stands: in a text that of the text's
 * highest headings, elsewhere on the page 2.
 */
export const TopHeadingContext = createContext<TopHeading>(2)
