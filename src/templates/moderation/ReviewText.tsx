import { AppLink } from '@/components/AppLink/AppLink'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { Stars } from '@/components/Stars/Stars'
import { moderationLabels } from '@/labels/moderation'
import { useLabels } from '@/labels/use-labels'
import type { ModeratedReview } from '@/models/moderation'
import styles from './ReviewText.module.scss'

/** Product, stars and text, as on the site. */
export function ReviewText({ review }: { review: ModeratedReview }) {
  const label = useLabels(moderationLabels)
  const { product, productHref, status, rating, title, summary, description } = review
  return (
    <article className={styles.review} aria-label={label('moderation.text')}>
      <p className={styles.about}>
        <strong>{product}</strong>
        <span>{label(`moderation.status.${status}`)}</span>
        {productHref && (
          <AppLink className={styles.link} href={productHref}>
            {label('moderation.productPage')}
          </AppLink>
        )}
      </p>
      <Stars value={rating} />
      <h2 className="size-h4">{title}</h2>
      <p className="bold">{summary}</p>
      <Paragraphs text={description} />
    </article>
  )
}
