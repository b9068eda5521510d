import type { RecommenderQuestion } from '@/shared/content-model/types/recommender-question'
import { recommenderLabels } from '@/shared/labels/recommender'
import { useLabels } from '@/shared/labels/use-labels'
import { plainList } from '@/shared/utils/plain-list'
import { DisclosureMark } from '@/ui/components/DisclosureMark/DisclosureMark'
import styles from './RecommenderPage.module.scss'
import { chosenOf } from './recommender-state'

export interface AnswersProps {
  questions: RecommenderQuestion[]
  answers: string[]
  isOpen: boolean
  onChange: (questionIndex: number) => void
}

/** The visitor's answers in one line that opens, each editable. */
export function Answers({ questions, answers, isOpen, onChange }: AnswersProps) {
  const label = useLabels(recommenderLabels)
  const titles = questions.flatMap((question) => chosenOf(question, answers).map(({ title }) => title))
  return (
    <details className={styles.answers} open={isOpen}>
      <summary>
        <span>
          <strong>{label('recommender.answers')}</strong> {titles.join(' · ')}
        </span>
        <DisclosureMark />
      </summary>
      <ul {...plainList} className="grid">
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
    </details>
  )
}
