import type { SectionProps } from '../section-props'
import { TitledCards } from './TitledCards'

/** A title and a grid of cards: products, symptoms, articles, promises. */
export function CardSection({ section, isMain = false }: SectionProps<'cardSection'>) {
  return <TitledCards {...section} isMain={isMain} />
}
