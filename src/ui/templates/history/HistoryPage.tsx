import type { TimelineCard, TimelineEra } from '@/shared/content-model/types/our-history'
import { classNames } from '@/shared/utils/class-names'
import { plainList } from '@/shared/utils/plain-list'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import { RenderSections } from '@/ui/sections/RenderSections'
import { RichText } from '@/ui/sections/RichText/RichText'
import { SectionFrame } from '@/ui/sections/SectionFrame/SectionFrame'
import type { TemplateProps } from '../template-props'
import styles from './HistoryPage.module.scss'
import { Years } from './Years'

const sizesOf = (variant: TimelineCard['variant']): string =>
  sizesUpTo({ phone: '93vw' }, variant === 'wide' ? 'min(94vw, 80rem)' : 'min(47vw, 40rem)')

const spanOf = (cards: TimelineCard[]): string =>
  [...new Set([cards[0]?.year, cards.at(-1)?.year])].filter(Boolean).join(' – ')

function Era({ era: { title, surface, cards } }: { era: TimelineEra }) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <SectionFrame surface={surface} isSpacious>
      {title && (
        <div className="stack-2">
          <p className="eyebrow">{spanOf(cards)}</p>
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
                <Picture picture={image} sizes={sizesOf(variant)} className={styles.image} />
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

/** The history: its beginning, then a timeline. */
export function HistoryPage({ page }: TemplateProps<'history'>) {
  const { title, banner, description, decorativeText, eras, sections } = page
  const cards = eras.flatMap((era) => era.cards)
  return (
    <>
      <div className={styles.opening}>
        {banner && <RenderSections sections={[banner]} opensPage mayRenderH1 />}
        {!banner?.title && <h1 className={styles.title}>{title}</h1>}
      </div>
      {(description.length > 0 || decorativeText) && (
        <div className={styles.intro}>
          {decorativeText && (
            <p className={styles.decoration} aria-hidden="true">
              {decorativeText}
            </p>
          )}
          {description.length > 0 && (
            <div className="large">
              <RichText body={description} />
            </div>
          )}
        </div>
      )}
      {cards.length > 0 && (
        <div className={styles.timeline}>
          <Years cards={cards} />
          {eras.map((era) => (
            <Era key={era.id} era={era} />
          ))}
        </div>
      )}
      <RenderSections sections={sections} />
    </>
  )
}
