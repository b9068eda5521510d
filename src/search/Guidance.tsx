import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { Guidance as GuidanceModel } from '@/content-model/types/search-guidance'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import styles from './Guidance.module.scss'

/** What answers a term before anything else, above all that was found. */
export function Guidance({ guidance: { title, text, href } }: { guidance: GuidanceModel }) {
  const label = useLabels(searchLabels)
  return (
    <section className={styles.guidance} data-tone="light">
      <Icon name="warning" className={styles.icon} />
      <div className={styles.body}>
        <h3 className="size-h4">{title}</h3>
        {text && <Paragraphs text={text} />}
        <AppLink href={href} className={styles.more} aria-label={label('search.readGuidance', { title })}>
          {label('search.readMore')}
        </AppLink>
      </div>
    </section>
  )
}
