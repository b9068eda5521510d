import { useEffect, useState } from 'react'
import { useBar } from '@/browser/history/use-bar'
import { surveyLabels } from '@/shared/labels/survey'
import { useLabels } from '@/shared/labels/use-labels'
import { exitSurveyForm } from '@/shared/schemas/exit-survey'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Modal } from '@/ui/components/Modal/Modal'
import { RadioGroup } from '../ChoiceFields'
import { Form } from '../Form'
import { FormField } from '../FormField'
import styles from './ExitSurvey.module.scss'
import { rememberShown, wasShown, watchExit } from './watch-exit'

export interface SurveyOfferProps {
  onAccept: () => void
  onRefuse: () => void
}

/** A bar at the foot of the window that takes no focus and interrupts nothing; announced once. */
function SurveyOffer({ onAccept, onRefuse }: SurveyOfferProps) {
  const label = useLabels(surveyLabels)
  const { bar, isAnnounced } = useBar(onRefuse)
  return (
    <section
      ref={bar}
      className={styles.offer}
      aria-label={label('exit-survey.title')}
      data-tone="light"
      data-screen-only=""
    >
      <p role="status">{isAnnounced && label('exit-survey.offer')}</p>
      <div className={styles.choice}>
        <LinkButton variant="secondary" onClick={onAccept}>
          {label('exit-survey.accept')}
        </LinkButton>
        <LinkButton variant="text" onClick={onRefuse}>
          {label('exit-survey.refuse')}
        </LinkButton>
      </div>
    </section>
  )
}

export interface ExitSurveyProps {
  /** The focus was in the closed survey. */
  onClosed: () => void
}

/** Offers a survey to visitors about to leave, once per visitor (behavior SURVEY-1). Renders nothing until then. */
export function ExitSurvey({ onClosed }: ExitSurveyProps) {
  const label = useLabels(surveyLabels)
  const [state, setState] = useState<'waiting' | 'offering' | 'asking' | 'thanking' | 'over'>(() =>
    wasShown() ? 'over' : 'waiting',
  )
  useEffect(() => {
    if (state !== 'waiting') return
    return watchExit(() => {
      // Another tab may have shown it meanwhile.
      if (wasShown()) return setState('over')
      rememberShown()
      setState('offering')
    })
  }, [state])
  const close = () => {
    setState('over')
    setTimeout(onClosed)
  }
  if (state === 'offering') return <SurveyOffer onAccept={() => setState('asking')} onRefuse={close} />
  return (
    <Modal
      isOpen={state === 'asking' || state === 'thanking'}
      onClose={close}
      title={label('exit-survey.title')}
    >
      {state === 'thanking' ? (
        <div className={styles.thanks} role="status">
          <p>{label('exit-survey.thanks')}</p>
          <LinkButton onClick={close}>{label('exit-survey.done')}</LinkButton>
        </div>
      ) : (
        <div className={styles.survey}>
          <p>{label('exit-survey.intro')}</p>
          <Form form={exitSurveyForm} labels={surveyLabels} isPlain onDone={() => setState('thanking')}>
            <RadioGroup name="found" isRow />
            <FormField name="reason" />
          </Form>
        </div>
      )}
    </Modal>
  )
}
