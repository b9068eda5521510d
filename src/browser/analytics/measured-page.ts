export interface MeasuredPage {
  /** Its entry's id; empty for pages without one, such as errors. */
  id: string
  type: string
  /** Its name from editors, not its SEO title. */
  name: string
}

/** Whether its products and panels follow from health answers, so that views and clicks there would reveal them. */
export function isAboutAnswers({ type }: MeasuredPage): boolean {
  return type === 'recommender'
}
