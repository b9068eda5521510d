import { createContext } from 'react'
import type { Comparison } from '@/models/comparison'

/** What a page's compare table is drawn from. Pages give it, because a section of a page knows of itself only. */
export const ComparisonContext = createContext<Comparison | null>(null)
