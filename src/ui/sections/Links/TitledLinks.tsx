import type { Link } from '@/shared/content-model/views/link'
import { sectionLabels } from '@/shared/labels/sections'
import { useLabels } from '@/shared/labels/use-labels'
import { distinct } from '@/shared/utils/distinct'
import { plainList } from '@/shared/utils/plain-list'
import { CallList } from '@/ui/components/CallButton/CallList'
import { Chip } from '@/ui/components/Chip/Chip'
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
