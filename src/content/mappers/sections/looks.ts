import type { Surface } from '@/models/sections'
import { oneOf, optionalChoice } from '../../entries/fields'

const SURFACES = ['white', 'ice', 'mint', 'petrol', 'sun'] as const satisfies Surface[]

/** Levels that editors choose for a title; where it stands on the page decides in the end. */
export const headingLevel = oneOf(['h1', 'h2', 'h3', 'h4'], 'h2')

/** The ground of a section or container. */
export const surface = oneOf(SURFACES, 'white')

/** A ground of its own, where editors gave one. */
export const ownSurface = optionalChoice(SURFACES)
