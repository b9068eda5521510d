import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { Picture } from '@/components/Picture/Picture'
import type { TimelineCard, TimelineEra } from '@/content-model/types/our-history'
import { classNames } from '@/lib/class-names'
import { plainList } from '@/lib/plain-list'
import { sizesUpTo } from '@/lib/sizes-up-to'
import { SectionFrame } from '@/sections/SectionFrame/SectionFrame'
import styles from './Era.module.scss'

const pictureSizes: Record<TimelineCard['variant'], string> = {
  left: sizesUpTo({ phone: '93vw' }, 'min(47vw, 40rem)'),
  right: sizesUpTo({ phone: '93vw' }, 'min(47vw, 40rem)'),
  wide: sizesUpTo({ phone: '93vw' }, 'min(94vw, 80rem)'),
}

/** First and last year, or the only one. */
const spanOf = (cards: TimelineCard[]): string =>
  [...new Set([cards[0]?.year, cards.at(-1)?.year])].filter(Boolean).join(' – ')

/** A header and its years as cards on the line. */
export function Era({ era: { title, surface, cards } }: { era: TimelineEra }) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <SectionFrame surface={surface} isSpacious>
      {title && (
        <div className={styles.head}>
          <p className={styles.span}>{spanOf(cards)}</p>
          <h2 className="size-h2">{title}</h2>
        </div>
      )}
      <ol {...plainList} className={styles.cards}>
        {cards.map(({ id, anchor, year, description, supportingText, image, isDark, variant }) => (
          <li
            key={id}
            id={anchor}
            className={classNames(
              styles.card,
              styles[variant],
              isDark && styles.dark,
              !image && styles.wordsOnly,
            )}
            data-tone={isDark ? 'dark' : 'light'}
          >
            {image && (
              <div className={styles.media}>
                <Picture picture={image} sizes={pictureSizes[variant]} className={styles.image} />
              </div>
            )}
            <div className={styles.words}>
              <Heading className={styles.year}>
                <time dateTime={year}>{year}</time>
              </Heading>
              <Paragraphs text={description} />
              {supportingText && <Paragraphs text={supportingText} className={styles.note} />}
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
