import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { measure } from '@/analytics/measure'
import type { Step } from './recommender-state'

/**
 * Tells how far visitors get, by the number of the step and nothing else: the result counts as the one after the last
 * question. Who is sent to a doctor is not told of, because that would tell of their answers.
 */
export function useMeasuredStep(step: Step, total: number): void {
  const { isReady } = useRouter()
  const number = step.kind === 'question' ? step.index + 1 : step.kind === 'result' ? total + 1 : null
  useEffect(() => {
    if (isReady && number !== null) measure('recommender_step', { step: number })
  }, [isReady, number])
}
