import type { OptionalCategory } from '@/browser/analytics/consent-choice'
import type { PageModel } from '@/shared/content-model'
import { useMeasurement } from './use-measurement'

export interface MeasurementProps {
  page: PageModel | null
  allowed: readonly OptionalCategory[]
  /** Whether something was allowed on this page only. */
  isNews: boolean
}

/** Measurement, loaded with the first permission for it. It renders nothing. */
export function Measurement({ page, allowed, isNews }: MeasurementProps) {
  useMeasurement(page, allowed, isNews)
  return null
}
