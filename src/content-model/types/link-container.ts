import type { Link } from '@/models/link'
import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { internalName, many, symbol } from '../fields'

export const linkContainer = sectionType('linkContainer', 'Grupo de links', 'Links sob um título.', {
  name: internalName,
  title: symbol('Título'),
  links: many('Links', ['link', 'linkButton']),
})

export interface LinksSection extends SectionBase {
  type: 'links'
  title: string | null
  links: Link[]
}
