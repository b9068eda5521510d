import type { Guidance as GuidanceModel } from '@/shared/content-model/types/search-guidance'
import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import type { Advice } from '@/shared/words/understanding/advise'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { HelpCalls } from '@/ui/components/CallButton/HelpCalls'
import { Icon } from '@/ui/components/Icon/Icon'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import styles from './Guidance.module.scss'
import { UrgentHelp } from './UrgentHelp'

function OneGuidance({ guidance: { title, text, href, calls, gravity } }: { guidance: GuidanceModel }) {
  const label = useLabels(searchLabels)
  return (
    <section className={styles.guidance} data-tone="light" data-gravity={gravity}>
      <Icon name="warning" className={styles.icon} />
      <div className={styles.body}>
        <h3 className="size-h4">{title}</h3>
        <HelpCalls lines={calls} />
        {text && <Paragraphs text={text} />}
        {href !== null && (
          <AppLink href={href} className={styles.more} aria-label={label('search.readGuidance', { title })}>
            {label('search.readMore')}
          </AppLink>
        )}
      </div>
    </section>
  )
}

/** What to read before any result, the gravest first, and numbers to call. */
export function Guidance({
  advice: { guidance, numbers },
}: {
  advice: Pick<Advice, 'guidance' | 'numbers'>
}) {
  if (guidance.length + numbers.length === 0) return null
  return (
    <div className={styles.list}>
      {guidance.map((one) => (
        <OneGuidance key={one.id} guidance={one} />
      ))}
      {numbers.length > 0 && (
        <div className={styles.body}>
          <UrgentHelp lines={numbers} />
        </div>
      )}
    </div>
  )
}
