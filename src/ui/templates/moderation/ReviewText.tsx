import type { ModeratedReview } from '@/shared/content-model/views/moderation'
import { moderationLabels } from '@/shared/labels/moderation'
import { useLabels } from '@/shared/labels/use-labels'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Stars } from '@/ui/components/Stars/Stars'
import styles from './ModerationPage.module.scss'

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

/** A review's photo and data for moderators only. */
export function ReviewFacts({ review }: { review: ModeratedReview }) {
  const label = useLabels(moderationLabels)
  const { recommends, author, writtenAt, photo, steps } = review
  const facts = [
    { name: label('moderation.author'), value: author },
    { name: label('moderation.recommends'), value: label(recommends ? 'moderation.yes' : 'moderation.no') },
    { name: label('moderation.writtenAt'), value: writtenAt },
  ]
  const actorOf = (actor: string): string => (actor === 'author' ? label('moderation.byAuthor') : actor)
  return (
    <div className="stack-5">
      {photo && (
        <p>
          <AppLink className={styles.whole} href={photo.url} isExternal>
            <img
              className={styles.photo}
              src={photo.url}
              width={photo.width}
              height={photo.height}
              alt={label('moderation.photo')}
            />
            {label('moderation.wholePhoto')}
          </AppLink>
        </p>
      )}
      <dl className={styles.facts} aria-label={label('moderation.facts')}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className="size-h4">{label('moderation.history')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={`${step.status} ${step.at}`}>
              {label('moderation.step', {
                status: label(`moderation.status.${step.status}`),
                actor: actorOf(step.actor),
                at: step.at,
              })}
              {step.reason && ` · ${label(`moderation.reason.${step.reason}`)}`}
              {step.note && ` · ${step.note}`}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
