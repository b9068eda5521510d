import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { measure } from '@/browser/analytics/measure'
import type { Step } from './recommender-state'

/** Reports progress by step number only. Steps to a doctor are not reported: they would reveal answers. */
export function useMeasuredStep(step: Step, total: number): void {
  const { isReady } = useRouter()
  const number = step.kind === 'question' ? step.index + 1 : step.kind === 'result' ? total + 1 : null
  useEffect(() => {
    if (isReady && number !== null) measure('recommender_step', { step: number })
  }, [isReady, number])
}
