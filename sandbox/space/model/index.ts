import { frame } from './frame'
import { pages } from './pages'
import { parts } from './parts'
import { sections } from './sections'

/** The whole content model, written once: everything else (entry types, checks, export) is derived from it. */
export const model = [...parts, ...frame, ...sections, ...pages]
