import { RenderSections } from '@/sections/RenderSections'
import { RichText } from '@/sections/RichText/RichText'
import type { TemplateProps } from '../template-props'
import { Era } from './Era'
import styles from './HistoryPage.module.scss'
import { Years } from './Years'

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
