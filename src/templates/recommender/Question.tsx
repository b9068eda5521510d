import { type FormEvent, type Ref, useId, useState } from 'react'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { Picture } from '@/components/Picture/Picture'
import type { RecommenderQuestion } from '@/content-model/types/recommender-question'
import { recommenderLabels } from '@/labels/recommender'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { sizesUpTo } from '@/lib/sizes-up-to'
import styles from './Question.module.scss'
import { ANSWERS } from './recommender-state'

export interface QuestionProps {
  question: RecommenderQuestion
  position: number
  total: number
  /** Ids of the earlier answers. */
  initial: string[]
  onAnswer: (answers: string[]) => void
  /** Null on the first question. */
  onBack: (() => void) | null
  titleRef: Ref<HTMLHeadingElement>
}

/** A question with its answers; nothing applies before the visitor continues. */
export function Question({ question, position, total, initial, onAnswer, onBack, titleRef }: QuestionProps) {
  const label = useLabels(recommenderLabels)
  const idBase = useId()
  const [chosen, setChosen] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const { isMultiple, answers } = question
  const hasPictures = answers.some(({ image }) => image !== null)

  const choose = (id: string, isChosen: boolean) => {
    setMissing(false)
    const others = isMultiple ? chosen.filter((other) => other !== id) : []
    setChosen(isChosen ? [...others, id] : others)
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
      <p id={`${idBase}help`} className="muted">
        {question.help ?? label(isMultiple ? 'recommender.multiple' : 'recommender.single')}
      </p>
      <fieldset
        className={classNames(styles.options, hasPictures && styles.pictured)}
        aria-labelledby={`${idBase}title`}
        role={isMultiple ? undefined : 'radiogroup'}
        aria-describedby={`${idBase}help ${idBase}missing`}
        aria-invalid={isMissing}
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
                onChange={({ target }) => choose(id, target.checked)}
              />
              {title}
            </span>
          </label>
        ))}
      </fieldset>
      <p id={`${idBase}missing`} className={styles.missing} role="alert">
        {isMissing && label('recommender.missing')}
      </p>
      <div className={styles.actions}>
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
