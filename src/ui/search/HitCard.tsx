import { CardShell, type CardShellProps } from '@/ui/components/Card/CardShell'
import { ProductMarks } from '@/ui/components/ProductMarks/ProductMarks'
import { Highlighted } from './Highlighted'
import type { SearchHit } from './port'

/** A hit as a card. Its picture is decorative: the title beside it says the same. */
export function HitCard({ hit, ...card }: { hit: SearchHit } & Omit<CardShellProps, 'picture' | 'title'>) {
  return (
    <CardShell
      picture={hit.heroImage && { alt: '', desktop: hit.heroImage }}
      title={<Highlighted parts={hit.titleParts} />}
      link={{ href: hit.url }}
      marks={<ProductMarks {...hit} category={hit.mark} substances={hit.contains} />}
      {...card}
    />
  )
}
