import { type ComponentType, useEffect, useState } from 'react'
import { allowsFunctional, CONSENT_CHANGED } from '../consent/allows-functional'

/** The survey for those who leave; null, and not loaded, for visitors who did not allow functional storage. */
export function useExitSurvey(): ComponentType | null {
  const [Survey, setSurvey] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = async () => {
      if (!allowsFunctional()) return setSurvey(null)
      try {
        const { ExitSurvey } = await import('@/forms/survey/ExitSurvey')
        setSurvey(() => ExitSurvey)
      } catch {
        // Nobody misses it.
      }
    }
    void load()
    window.addEventListener(CONSENT_CHANGED, load)
    return () => window.removeEventListener(CONSENT_CHANGED, load)
  }, [])
  return Survey
}
