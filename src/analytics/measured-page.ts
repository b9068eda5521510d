/** The page that events are told of. */
export interface MeasuredPage {
  /** Of its entry; empty for pages that stand without one, such as errors. */
  id: string
  /** The page type, as the content model calls it. */
  type: string
  /** As editors named it, without its search engines' title. */
  name: string
}

/** Whose products and panels tell of a visitor's health: what is shown and pressed there follows from answers. */
export function isAboutAnswers({ type }: MeasuredPage): boolean {
  return type === 'recommender'
}
