import { Chip } from '@/components/Chip/Chip'
import { sectionLabels } from '@/labels/sections'
import { useLabels } from '@/labels/use-labels'
import { distinct } from '@/lib/distinct'
import { plainList } from '@/lib/plain-list'
import type { Link } from '@/models/link'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import styles from './LinksSection.module.scss'

export interface TitledLinksProps {
  title: string | null
  links: Link[]
}

/** A title and links as pills. */
export function TitledLinks({ title, links }: TitledLinksProps) {
  const label = useLabels(sectionLabels)
  const keys = distinct(links.map(({ href, text }) => `${href} ${text}`))
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      <ul {...plainList} className={styles.list} aria-label={title ?? label('links.label')}>
        {links.map((link, index) => (
          <li key={keys[index]}>
            <Chip {...link} variant="outlined" icon={link.isExternal ? 'external' : 'arrowRight'}>
              {link.text}
            </Chip>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
