import { createContext } from 'react'
import type { Comparison } from '@/models/comparison'
import type { Continent } from '@/models/country'
import type { ReviewableProduct } from '@/models/review'

/** What a page's compare table is drawn from. Pages give it, because a section of a page knows of itself only. */
export const ComparisonContext = createContext<Comparison | null>(null)

/** The countries of the page's country selector; null on pages without one. */
export const ContinentsContext = createContext<Continent[] | null>(null)

/** The products that may be reviewed, on the page where reviews are written; null on others. */
export const ReviewableContext = createContext<ReviewableProduct[] | null>(null)
