import { contentType } from '../content-type'
import { internalName, many, symbol } from '../fields'

export const linkContainer = contentType(
  'linkContainer',
  { name: 'Grupo de links', description: 'Links sob um título.', displayField: 'name', isSection: true },
  {
    name: internalName,
    title: symbol('Título'),
    links: many('Links', ['link', 'linkButton']),
  },
)
