import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { PageModel } from '@/content-model'
import { consentLabels } from '@/labels/consent'
import { useLabels } from '@/labels/use-labels'
import type { PrivacyLink } from '@/models/layout'
import { MAIN_ID } from '../ids'
import { ConsentBar } from './ConsentBar'
import type { OptionalCategory } from './choice'
import { useChoice } from './use-choice'
import { useMeasurement } from './use-measurement'

/** What choices are made in, category by category: loaded when somebody wants to. */
const ConsentPanel = dynamic(() => import('./ConsentPanel').then((module) => module.ConsentPanel), {
  ssr: false,
})

/** For those who leave; neither asked nor loaded where functional storage is not allowed (behavior SURVEY-1). */
const ExitSurvey = dynamic(() => import('@/forms/survey/ExitSurvey').then((module) => module.ExitSurvey), {
  ssr: false,
})

/** The focus is lost with the bar that it stood in: the page's content takes it. */
const keepFocus = (): void => {
  if (document.activeElement === document.body)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/** What the question is about, and where it is asked. */
export interface AskedConsent {
  page: PageModel | null
  policy: PrivacyLink
}

export interface ConsentLayerProps extends AskedConsent {
  isPanelOpen: boolean
  onPanel: (isOpen: boolean) => void
}

/** What lies over a page for consent, and what the choice sets going (behavior CONSENT-1 to CONSENT-5). */
export function ConsentLayer({ page, policy, isPanelOpen, onPanel }: ConsentLayerProps) {
  const label = useLabels(consentLabels)
  const [choice, choose] = useChoice()
  const [isPutOff, setPutOff] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const allowed = choice?.allowed ?? []
  useMeasurement(page, allowed)

  const decide = (decided: readonly OptionalCategory[]) => {
    if (choice === null) setTimeout(keepFocus)
    choose(decided)
    setSaved(true)
    onPanel(false)
  }
  const putOff = () => {
    setTimeout(keepFocus)
    setPutOff(true)
  }
  return (
    <>
      {choice === null && !isPutOff && (
        <ConsentBar policy={policy} onDecide={decide} onPreferences={() => onPanel(true)} onPutOff={putOff} />
      )}
      {isPanelOpen && (
        <ConsentPanel policy={policy} allowed={allowed} onDecide={decide} onClose={() => onPanel(false)} />
      )}
      <p className="visually-hidden" role="status">
        {isSaved && !isPanelOpen && label('consent.saved')}
      </p>
      {allowed.includes('functional') && <ExitSurvey />}
    </>
  )
}
