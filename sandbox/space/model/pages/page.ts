import { entries, entry, flag, type ModelField, symbol } from '../fields'

const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$'

/** What every page has: its place, its metadata, its trail and how the header stands over it. */
export const page = (fields: ModelField[], { slug = true } = {}): ModelField[] => [
  symbol('name', 'Nome interno', { required: true }),
  ...(slug
    ? [
        symbol('slug', 'Caminho', {
          required: true,
          unique: true,
          pattern: SLUG,
          help: 'Tudo o que vem depois de /pt-br/, em minúsculas, sem acentos nem pontos: produtos/pomada.',
        }),
      ]
    : []),
  entry('metadata', 'Metadados', ['pageMetadata']),
  entries('breadcrumbs', 'Trilha', ['breadcrumbItem'], {
    help: 'Do início até a página anterior. Vazio: a trilha sai do caminho.',
  }),
  flag('isTransparent', 'Cabeçalho transparente sobre a primeira imagem'),
  symbol('topSpacing', 'Espaço acima do conteúdo', { in: ['none', 'small', 'medium', 'large'] }),
  ...fields,
]

/** The title that pages and their parts must have. */
export const title = symbol('title', 'Título', { required: true })
export const banner = entry('banner', 'Faixa de abertura', ['banner'])
export const containers = entries('sectionContainers', 'Blocos', ['sectionContainer'])
