import { useState } from 'react'
import type { OptionalCategory } from '@/browser/analytics/consent-choice'
import { useOnDemand } from '@/browser/hooks/use-on-demand'
import type { PageModel } from '@/shared/content-model'
import type { PrivacyLink } from '@/shared/content-model/views/layout'
import { consentLabels } from '@/shared/labels/consent'
import { useLabels } from '@/shared/labels/use-labels'
import { MAIN_ID } from '@/shared/routing/page-ids'
import { LoadFailure } from '@/ui/components/LoadFailure/LoadFailure'
import { ConsentBar } from './ConsentBar'
import { useChoice } from './use-choice'

const loadPanel = async () => (await import('./ConsentPanel')).ConsentPanel
/** For visitors who leave; not loaded unless functional storage is allowed (behavior SURVEY-1). */
const loadSurvey = async () => (await import('@/ui/forms/survey/ExitSurvey')).ExitSurvey
/** No measurement code is loaded before it is allowed (behavior ANALYTICS-4). */
const loadMeasurement = async () => (await import('./Measurement')).Measurement

/** The tag manager needs either permission. In development events are logged to the console. */
const isMeasured = (allowed: readonly OptionalCategory[]) =>
  // biome-ignore lint/style/noProcessEnv: the bundler replaces it.
  process.env.NODE_ENV === 'development' || allowed.includes('measurement') || allowed.includes('advertising')

/** The focus is lost with the bar that contained it: the main area takes it. */
const restoreFocus = (): void => {
  if (document.activeElement === document.body)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

export interface ConsentQuestion {
  page: PageModel | null
  policy: PrivacyLink
}

export interface ConsentLayerProps extends ConsentQuestion {
  isPanelOpen: boolean
  onPanel: (isOpen: boolean) => void
}

/** Consent bar and panel, and what a choice starts (behavior CONSENT-1 to CONSENT-5). */
export function ConsentLayer({ page, policy, isPanelOpen, onPanel }: ConsentLayerProps) {
  const label = useLabels(consentLabels)
  const [choice, choose] = useChoice()
  const [isPutOff, setPutOff] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const allowed = choice?.allowed ?? []
  const [isNews] = useState(!isMeasured(allowed))
  const { Part: Measurement } = useOnDemand(loadMeasurement, isMeasured(allowed))
  const { Part: Survey } = useOnDemand(loadSurvey, allowed.includes('functional'))
  const { Part: Panel, hasFailed, retry } = useOnDemand(loadPanel, isPanelOpen)

  const decide = (decided: readonly OptionalCategory[]) => {
    if (choice === null) setTimeout(restoreFocus)
    choose(decided)
    setSaved(true)
    onPanel(false)
  }
  const putOff = () => {
    setTimeout(restoreFocus)
    setPutOff(true)
  }
  return (
    <>
      {choice === null && !isPutOff && (
        <ConsentBar policy={policy} onDecide={decide} onPreferences={() => onPanel(true)} onPutOff={putOff} />
      )}
      {isPanelOpen && Panel && (
        <Panel policy={policy} allowed={allowed} onDecide={decide} onClose={() => onPanel(false)} />
      )}
      {isPanelOpen && hasFailed && <LoadFailure onRetry={retry} onClose={() => onPanel(false)} />}
      <p className="visually-hidden" role="status">
        {isSaved && !isPanelOpen && label('consent.saved')}
      </p>
      {allowed.includes('functional') && Survey && <Survey onClosed={restoreFocus} />}
      {Measurement && <Measurement page={page} allowed={allowed} isNews={isNews} />}
    </>
  )
}
