/** What a search did not give: nothing was found, or no guidance stood above what was found. */
export type SearchLack = 'results' | 'guidance'

/** What a browser tells of a search that was not answered: nothing of the visitor. */
export interface UnansweredSearch {
  term: string
  lacks: SearchLack
}
