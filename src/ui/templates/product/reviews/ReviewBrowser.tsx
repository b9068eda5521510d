import { useId, useRef, useState } from 'react'
import type { PublishedReview, ReviewSort } from '@/shared/content-model/views/review'
import { reviewLabels } from '@/shared/labels/reviews'
import { useLabels } from '@/shared/labels/use-labels'
import { REVIEWS_ANCHOR } from '@/shared/routing/own-ids'
import { REVIEWS_PER_PAGE } from '@/shared/routing/reviews'
import { plainList } from '@/shared/utils/plain-list'
import { scrollBelowHeader } from '@/shared/utils/scroll-below-header'
import { Pagination } from '@/ui/components/Pagination/Pagination'
import styles from './ProductReviews.module.scss'
import { ReviewItem } from './ReviewItem'

const SORTS: readonly ReviewSort[] = ['newest', 'best', 'worst']

export interface ReviewBrowserProps {
  path: string
  productKey: string
  /** The newest, from the page. */
  first: PublishedReview[]
  count: number
}

/** Reviews by page and sort order. Code for loading others is loaded on demand. */
export function ReviewBrowser({ path, productKey, first, count }: ReviewBrowserProps) {
  const label = useLabels(reviewLabels)
  const sortId = useId()
  const list = useRef<HTMLElement>(null)
  const asked = useRef(0)
  const [view, setView] = useState({ sort: 'newest' as ReviewSort, page: 1 })
  const [shown, setShown] = useState({ reviews: first, pages: Math.ceil(count / REVIEWS_PER_PAGE) })
  const [state, setState] = useState<'first' | 'ready' | 'loading' | 'failed'>('first')

  const show = async (sort: ReviewSort, page: number): Promise<void> => {
    asked.current += 1
    const mine = asked.current
    setView({ sort, page })
    setState('loading')
    try {
      const { fetchReviews } = await import('./fetch-reviews')
      const answer = await fetchReviews(productKey, page, sort)
      if (mine !== asked.current) return
      setShown({ reviews: answer.reviews, pages: answer.pages })
      setView({ sort, page: answer.page })
      setState('ready')
    } catch {
      if (mine === asked.current) setState('failed')
    }
  }
  const turnTo = (page: number): void => {
    list.current?.focus({ preventScroll: true })
    if (list.current) scrollBelowHeader(list.current)
    void show(view.sort, page)
  }

  return (
    <section ref={list} className={styles.browser} tabIndex={-1} aria-label={label('reviews.list')}>
      <div className={styles.tools} data-needs-script="" data-screen-only="" hidden={count < 2}>
        <label htmlFor={sortId}>{label('reviews.sort')}</label>
        <select
          id={sortId}
          className={styles.select}
          value={view.sort}
          onChange={({ target }) => void show(SORTS.find((sort) => sort === target.value) ?? 'newest', 1)}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {label(`reviews.sort.${sort}`)}
            </option>
          ))}
        </select>
      </div>
      <p className={state === 'failed' ? 'warning medium' : 'visually-hidden'} role="status">
        {state === 'failed' && label('reviews.failed')}
        {state === 'loading' && label('reviews.loading')}
        {state === 'ready' && label('reviews.shown', { page: view.page, pages: shown.pages })}
      </p>
      <ul {...plainList} className={styles.list} aria-busy={state === 'loading'}>
        {shown.reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      <Pagination
        label={label('reviews.pages')}
        page={view.page}
        pageCount={shown.pages}
        hrefOf={() => `${path}#${REVIEWS_ANCHOR}`}
        onTurn={turnTo}
      />
    </section>
  )
}
