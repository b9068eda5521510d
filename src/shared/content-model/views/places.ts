import type { PageRole } from '../types/content-page'
import type { FeatureType } from '../types/feature'

/** What a page is found by, whatever its address: a feature that it holds, its role, or the listing of all products. */
export type Place = FeatureType | PageRole | 'products'

/** Paths of the pages that a page links to, such as `/pt-br/entrar/`; a space lacks some. */
export type Places = Partial<Record<Place, string>>
