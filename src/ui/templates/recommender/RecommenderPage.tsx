import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { useQueryString } from '@/browser/history/use-query-string'
import { WithoutScript } from '@/browser/hydration/WithoutScript'
import { recommenderLabels } from '@/shared/labels/recommender'
import { useLabels } from '@/shared/labels/use-labels'
import { pageListPath } from '@/shared/routing/page-lists'
import { classNames } from '@/shared/utils/class-names'
import { plainList } from '@/shared/utils/plain-list'
import { scrollBelowHeader } from '@/shared/utils/scroll-below-header'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Card } from '@/ui/components/Card/Card'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { MedicineBlock } from '@/ui/components/MedicineBlock/MedicineBlock'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import { RenderSections } from '@/ui/sections/RenderSections'
import type { TemplateProps } from '../template-props'
import { Answers } from './Answers'
import { Question } from './Question'
import styles from './RecommenderPage.module.scss'
import { Contradiction, ResultStep, SeeDoctorNotice } from './ResultStep'
import { articlesOf, noticesOf } from './recommend'
import {
  chosenOf,
  formatState,
  parseState,
  type RecommenderState,
  stepOf,
  withAnswer,
} from './recommender-state'
import { useMeasuredStep } from './use-measured-step'
import { useRecommendable } from './use-recommendable'

/** Moves focus and scroll to a step's start, except for the first step of a visit. */
const useStepFocus = (stepKey: string) => {
  const { isReady } = useRouter()
  const title = useRef<HTMLHeadingElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (!isReady || last.current === stepKey) return
    const isArrival = last.current === null
    last.current = stepKey
    if (isArrival) return
    title.current?.focus({ preventScroll: true })
    if (stage.current) scrollBelowHeader(stage.current)
  }, [isReady, stepKey])
  return { title, stage }
}

/**
 * Questions one at a time, then matching products. Answers are in the address, so that Back undoes them. It never
 * diagnoses: dangerous answers lead to an ambulance or doctor instead of products, contradicting ones are asked
 * again, and the health notice is always shown.
 */
export function RecommenderPage({ page }: TemplateProps<'recommender'>) {
  const label = useLabels(recommenderLabels)
  const [query, changeQuery] = useQueryString()
  const { questions } = page
  const state = parseState(query, questions)
  const step = stepOf(questions, state)
  const question = step.kind === 'question' ? questions[step.index] : undefined
  useMeasuredStep(step, questions.length)
  const recommendable = useRecommendable(page, state.answers.length > 0)
  const { title, stage } = useStepFocus(question?.id ?? step.kind)
  const chosen = questions.flatMap((one) => chosenOf(one, state.answers))
  const articles = articlesOf(chosen, page.articles)
  const notices = noticesOf(chosen, 'resultNotice', page.notices)
  const isStart = step.kind === 'question' && step.index === 0

  const change = (next: (state: RecommenderState) => RecommenderState) =>
    changeQuery((newest) => formatState(next(parseState(newest, questions))))
  const ask = (index: number) => change((newest) => ({ ...newest, asked: index }))

  return (
    <div className="page-end">
      <div className={styles.quiz}>
        <h1 className={classNames(styles.title, !isStart && styles.later)}>{page.title}</h1>
        <div ref={stage} className={styles.stage}>
          {step.kind === 'question' && question && (
            <Question
              key={question.id}
              question={question}
              position={step.index + 1}
              total={questions.length}
              initial={chosenOf(question, state.answers).map(({ id }) => id)}
              onAnswer={(ids) => change((newest) => withAnswer(newest, question, ids, questions))}
              onBack={step.index > 0 ? () => ask(step.index - 1) : null}
              titleRef={title}
            />
          )}
          {(step.kind === 'emergency' || step.kind === 'doctor') && (
            <SeeDoctorNotice page={page} step={step} articles={articles} notices={notices} titleRef={title} />
          )}
          {step.kind === 'contradiction' && (
            <Contradiction
              answers={step.answers}
              articles={articlesOf(step.answers, page.articles)}
              titleRef={title}
            />
          )}
          {step.kind === 'result' && (
            <ResultStep
              page={page}
              answers={state.answers}
              articles={articles}
              notices={notices}
              recommendable={recommendable}
              titleRef={title}
            />
          )}
          {step.kind !== 'question' && questions.length > 0 && (
            <>
              <Answers
                questions={questions}
                answers={state.answers}
                isOpen={step.kind === 'contradiction'}
                onChange={ask}
              />
              <div>
                <LinkButton variant="secondary" onClick={() => change(() => ({ answers: [], asked: null }))}>
                  {label('recommender.restart')}
                </LinkButton>
              </div>
            </>
          )}
          <WithoutScript>
            <p>{label('recommender.withoutScript')}</p>
            <ul {...plainList} className={styles.products}>
              {page.products.map(({ card }) => (
                <li key={card.id}>
                  <Card card={card} variant="product" headingLevel="h2" />
                </li>
              ))}
            </ul>
            <MedicineBlock products={page.products.map(({ card }) => card)} />
            <AppLink href={pageListPath('product')}>{label('recommender.allProducts')}</AppLink>
          </WithoutScript>
        </div>
        <div className={classNames(styles.intro, !isStart && styles.later)}>
          {page.description && <Paragraphs text={page.description} className={styles.description} />}
          {page.image && (
            <Picture
              picture={page.image}
              sizes={sizesUpTo({ mobile: '92vw' }, 'min(37vw, 32rem)')}
              className={styles.image}
            />
          )}
        </div>
      </div>
      {page.notice && <RenderSections sections={[page.notice]} />}
    </div>
  )
}
