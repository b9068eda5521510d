/** What a search did not give: nothing was found, or no guidance stood above what was found. */
export type SearchLack = 'results' | 'guidance'

/** What a browser tells of a search that was not answered: nothing of the visitor. */
export interface UnansweredSearch {
  term: string
  lacks: SearchLack
}

/** How a sentence was judged: as a danger, as a doubt, or as neither. */
export const SEARCH_LEVELS = ['red', 'calm', 'plain'] as const
export type SearchLevel = (typeof SEARCH_LEVELS)[number]

/** What a browser sends of every search: nothing of its words. */
export interface JudgedSearch {
  level: SearchLevel
}
