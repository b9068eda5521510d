import type { RecommenderQuestion } from '@/content-model/types/recommender-question'
import { recommenderLabels } from '@/labels/recommender'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import styles from './Answers.module.scss'
import { chosenOf } from './recommender-state'

export interface AnswersProps {
  questions: RecommenderQuestion[]
  answers: string[]
  onChange: (questionIndex: number) => void
}

/** The visitor's answers, each editable. */
export function Answers({ questions, answers, onChange }: AnswersProps) {
  const label = useLabels(recommenderLabels)
  return (
    <section className={styles.answers}>
      <h2 className="size-h4">{label('recommender.answers')}</h2>
      <ul {...plainList} className={styles.list}>
        {questions.map((question, index) => {
          const chosen = chosenOf(question, answers)
          return (
            chosen.length > 0 && (
              <li key={question.id} className={styles.answer}>
                <span className="muted">{question.title}</span>
                <span>{chosen.map(({ title }) => title).join(', ')}</span>
                <button type="button" className={styles.change} onClick={() => onChange(index)}>
                  {label('recommender.change')}
                  <span className="visually-hidden">: {question.title}</span>
                </button>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
