import { AppLink } from '@/components/AppLink/AppLink'
import { Picture } from '@/components/Picture/Picture'
import type { FaqTopic } from '@/content-model/types/faq-page'
import { faqLabels } from '@/labels/faq'
import { useLabels } from '@/labels/use-labels'
import styles from './FaqLandingPage.module.scss'

/** Subjects as tiles that link to their pages. */
export function Topics({ topics }: { topics: FaqTopic[] }) {
  const label = useLabels(faqLabels)
  return (
    <nav aria-label={label('faq.topics')}>
      <ul className={styles.topics}>
        {topics.map(({ id, title, href, picture, questions, count = questions.length }) => (
          <li key={id} className={styles.topic}>
            {picture && <Picture picture={picture} sizes="4rem" maxWidth={180} className={styles.picture} />}
            <div className={styles.words}>
              <AppLink className={styles.link} href={href}>
                {title}
              </AppLink>
              <p className={styles.count}>{label(count === 1 ? 'faq.oneIn' : 'faq.manyIn', { count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
