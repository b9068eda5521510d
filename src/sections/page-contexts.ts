import { createContext } from 'react'
import type { Comparison } from '@/models/comparison'
import type { Continent } from '@/models/country'
import type { ReviewableProduct } from '@/models/review'

/** Data of the page's compare table. From the page, because a section only knows its own data. */
export const ComparisonContext = createContext<Comparison | null>(null)

/** Countries of the page's country selector; null on other pages. */
export const ContinentsContext = createContext<Continent[] | null>(null)

/** Reviewable products, on the page for writing reviews; null on others. */
export const ReviewableContext = createContext<ReviewableProduct[] | null>(null)
