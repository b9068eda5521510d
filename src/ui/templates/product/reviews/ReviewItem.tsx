import type { PublishedReview } from '@/shared/content-model/views/review'
import { reviewLabels } from '@/shared/labels/reviews'
import { useLabels } from '@/shared/labels/use-labels'
import { longDate } from '@/shared/utils/long-date'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Stars } from '@/ui/components/Stars/Stars'
import styles from './ProductReviews.module.scss'

/** One review, unchanged. */
export function ReviewItem({ review }: { review: PublishedReview }) {
  const label = useLabels(reviewLabels)
  const { rating, recommends, title, summary, description, nickname, location, publishedOn, photo } = review
  return (
    <article className={styles.review}>
      <header className="stack-1">
        <Stars value={rating} />
        <h3 className={styles.title}>{title}</h3>
        <p className="small-print">
          {label('reviews.by', { nickname, location })} ·{' '}
          <time dateTime={publishedOn}>{longDate(publishedOn)}</time>
        </p>
      </header>
      <p className="bold">{summary}</p>
      <Paragraphs text={description} className="text-width" />
      {photo && (
        <AppLink className={styles.photo} href={photo.url} isExternal opensNewTab>
          <img
            src={photo.url}
            width={photo.width}
            height={photo.height}
            alt={label('reviews.photo', { nickname })}
            loading="lazy"
            decoding="async"
          />
        </AppLink>
      )}
      <p className={styles.recommends}>
        <Icon name={recommends ? 'check' : 'close'} />
        {label(recommends ? 'reviews.recommends' : 'reviews.recommendsNot')}
      </p>
    </article>
  )
}
