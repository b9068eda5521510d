import { CallList } from '@/components/CallButton/CallList'
import { Chip } from '@/components/Chip/Chip'
import type { Link } from '@/content-model/views/link'
import { sectionLabels } from '@/labels/sections'
import { useLabels } from '@/labels/use-labels'
import { distinct } from '@/utils/distinct'
import { plainList } from '@/utils/plain-list'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'

export interface TitledLinksProps {
  title: string | null
  links: Link[]
}

/** A title, links to call as buttons and other links as pills. */
export function TitledLinks({ title, links }: TitledLinksProps) {
  const label = useLabels(sectionLabels)
  const isCall = ({ href }: Link) => href.startsWith('tel:')
  const pages = links.filter((link) => !isCall(link))
  const keys = distinct(pages.map(({ href, text }) => `${href} ${text}`))
  const name = title ?? label('links.label')
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      <CallList calls={links.filter(isCall)} label={name} />
      {pages.length > 0 && (
        <ul {...plainList} className="wrap-3" aria-label={name}>
          {pages.map((link, index) => (
            <li key={keys[index]}>
              <Chip {...link} variant="outlined" icon={link.isExternal ? 'external' : 'arrowRight'}>
                {link.text}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}
