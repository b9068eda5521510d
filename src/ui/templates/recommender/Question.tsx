import { type FormEvent, type MouseEvent, type Ref, useId, useRef, useState } from 'react'
import type { RecommenderQuestion } from '@/shared/content-model/types/recommender-question'
import { recommenderLabels } from '@/shared/labels/recommender'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './Question.module.scss'
import { ANSWERS } from './recommender-state'

export interface QuestionProps {
  question: RecommenderQuestion
  position: number
  total: number
  initial: string[]
  onAnswer: (answers: string[]) => void
  onBack: (() => void) | null
  titleRef: Ref<HTMLHeadingElement>
}

/** A question. A single choice continues on click or Space; arrow keys only walk through the answers. */
export function Question({ question, position, total, initial, onAnswer, onBack, titleRef }: QuestionProps) {
  const label = useLabels(recommenderLabels)
  const idBase = useId()
  const [chosen, setChosen] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const isWalking = useRef(false)
  const { isMultiple, answers } = question
  const hasPictures = answers.some(({ image }) => image !== null)

  const choose = (id: string, isChosen: boolean) => {
    setMissing(false)
    const others = isMultiple ? chosen.filter((other) => other !== id) : []
    setChosen(isChosen ? [...others, id] : others)
  }
  // The second click of a double one would answer the next question.
  const ignoreSecond = (event: MouseEvent) => {
    if (isMultiple || event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length === 0) setMissing(true)
    else onAnswer(chosen)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate data-needs-script="">
      <div className={styles.progress}>
        <span id={`${idBase}progress`}>{label('recommender.progress', { position, total })}</span>
        <progress className={styles.bar} value={position} max={total} aria-labelledby={`${idBase}progress`} />
      </div>
      <h2 ref={titleRef} tabIndex={-1} id={`${idBase}title`} className={styles.title}>
        {question.title}
      </h2>
      <p id={`${idBase}help`} className={styles.help}>
        {question.help ?? label(isMultiple ? 'recommender.multiple' : 'recommender.single')}
      </p>
      <fieldset
        className={classNames(styles.options, hasPictures && styles.pictured)}
        aria-labelledby={`${idBase}title`}
        role={isMultiple ? undefined : 'radiogroup'}
        aria-describedby={`${idBase}help ${idBase}missing`}
        // Of several answers each says it: a group takes no such state.
        aria-invalid={isMultiple ? undefined : isMissing}
        onClickCapture={ignoreSecond}
        onKeyDown={({ key }) => {
          isWalking.current = key.startsWith('Arrow')
        }}
        onPointerDown={() => {
          isWalking.current = false
        }}
      >
        {answers.map(({ id, title, image }) => (
          <label key={id} className={classNames(styles.option, !image && styles.plain)}>
            {image && (
              <Picture
                picture={{ ...image, alt: '' }}
                sizes={sizesUpTo({ phone: '37vw', tablet: '27vw' }, '14vw')}
                maxWidth={480}
                className={styles.image}
              />
            )}
            <span className={styles.text}>
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                className={styles.input}
                name={ANSWERS}
                value={id}
                checked={chosen.includes(id)}
                aria-invalid={isMultiple && isMissing ? true : undefined}
                onChange={({ target }) => choose(id, target.checked)}
                onClick={isMultiple ? undefined : () => !isWalking.current && onAnswer([id])}
              />
              {title}
            </span>
          </label>
        ))}
      </fieldset>
      <p id={`${idBase}missing`} className={styles.missing} role="alert">
        {isMissing && label('recommender.missing')}
      </p>
      <div className={classNames(styles.actions, isMultiple && styles.sticky)}>
        {onBack && (
          <LinkButton variant="text" onClick={onBack}>
            {label('recommender.back')}
          </LinkButton>
        )}
        <LinkButton type="submit">
          {label(position === total ? 'recommender.finish' : 'recommender.continue')}
        </LinkButton>
      </div>
    </form>
  )
}
