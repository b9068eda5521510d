import type { Link } from '@/models/link'
import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { many, symbol } from '../fields'
import { internalName } from '../shared-fields'

export const linkContainer = sectionType('linkContainer', 'Grupo de links', 'Links sob um título.', {
  name: internalName,
  title: symbol('Título', { max: 60, help: 'O título acima dos links.' }),
  links: many('Links', ['link', 'linkButton'], {
    help: 'Os links, nesta ordem. Sem nenhum válido, o grupo não aparece.',
  }),
})

export interface LinksSection extends SectionBase {
  type: 'links'
  title: string | null
  links: Link[]
}
