import { choice, flag, many, one, symbol } from './fields'

const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$'

/** What pages at fixed paths have too: metadata, breadcrumbs and how the header stands over them. */
const shared = {
  metadata: one('Metadados', ['pageMetadata']),
  breadcrumbs: many('Trilha', ['breadcrumbItem'], {
    help: 'Do início até a página anterior. Vazio: a trilha sai do caminho.',
  }),
  isTransparent: flag('Cabeçalho transparente sobre a primeira imagem'),
  topSpacing: choice('Espaço acima do conteúdo', ['none', 'small', 'medium', 'large'], { fallback: 'none' }),
}

const name = symbol('Nome interno', { required: 'editors', internal: true })

/** What every page at a fixed path has. */
export const fixedPageFields = { name, ...shared }

/** What every page with an address of its own has. */
export const pageFields = {
  name,
  slug: symbol('Caminho', {
    required: true,
    unique: true,
    pattern: SLUG,
    help: 'Tudo o que vem depois de /pt-br/, em minúsculas, sem acentos nem pontos: produtos/pomada.',
  }),
  ...shared,
}
