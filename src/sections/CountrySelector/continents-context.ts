import { createContext } from 'react'
import type { Continent } from '@/models/country'

/** The countries of the page's country selector; null on pages without one. */
export const ContinentsContext = createContext<Continent[] | null>(null)
