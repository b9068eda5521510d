import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { Stars } from '@/components/Stars/Stars'
import { moderationLabels } from '@/labels/moderation'
import { useLabels } from '@/labels/use-labels'
import type { ModeratedReview } from '@/models/moderation'
import styles from './ReviewFacts.module.scss'

/** A review as it would stand on the site, with what only moderators see. */
export function ReviewFacts({ review }: { review: ModeratedReview }) {
  const label = useLabels(moderationLabels)
  const {
    product,
    status,
    rating,
    recommends,
    title,
    summary,
    description,
    author,
    writtenAt,
    photo,
    steps,
  } = review
  const facts = [
    { name: label('moderation.product'), value: product },
    { name: label('moderation.state'), value: label(`moderation.status.${status}`) },
    { name: label('moderation.recommends'), value: label(recommends ? 'moderation.yes' : 'moderation.no') },
    { name: label('moderation.author'), value: author },
    { name: label('moderation.writtenAt'), value: writtenAt },
  ]
  const actorOf = (actor: string): string => (actor === 'author' ? label('moderation.byAuthor') : actor)
  return (
    <>
      <article className={styles.review} aria-label={label('moderation.text')}>
        <Stars value={rating} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        <Paragraphs text={description} />
        {photo && (
          <img
            className={styles.photo}
            src={photo.url}
            width={photo.width}
            height={photo.height}
            alt={label('moderation.photo')}
          />
        )}
      </article>
      <dl className={styles.facts} aria-label={label('moderation.facts')}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className={styles.title}>{label('moderation.history')}</h2>
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
    </>
  )
}
