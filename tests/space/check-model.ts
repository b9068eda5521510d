import type { ExportAsset, ExportContentType, ExportEntry } from '@sandbox/export-format'
import { exportTypeOf } from '@sandbox/space/loading/content-types'
import { describeProblem } from '@sandbox/space/loading/problem'
import { makeSpace } from '@tests/factories/space'
import { contentfulType } from '@/content-model/contentful'
import { contentType } from '@/content-model/declare'
import {
  asset,
  choice,
  choices,
  date,
  flag,
  integer,
  json,
  many,
  one,
  richText,
  symbol,
  text,
} from '@/content-model/fields'
import { checkSpace } from '../../scripts/space/check/space'

/** A small content model of the checks' own tests. */
export const types: ExportContentType[] = [
  contentType('page', 'Página', 'Uma página.', {
    title: symbol('Título', { required: true, min: 3, max: 10 }),
    slug: symbol('Caminho', { unique: true, pattern: '^[a-z0-9/-]+$' }),
    summary: text('Resumo'),
    sort: integer('Posição'),
    isDark: flag('Escuro'),
    reviewedAt: date('Revisado em'),
    width: json('Largura'),
    variant: choice('Aparência', ['card', 'plain']),
    networks: choices('Redes', ['x', 'whatsapp'], { max: 2 }),
    link: symbol('Endereço'),
    picture: asset('Arquivo'),
    next: one('Próxima', ['page']),
    pictures: many('Imagens', ['image']),
    body: richText('Texto', ['image']),
    plain: richText('Texto simples'),
  }),
  contentType('article', 'Artigo', 'Um artigo.', { slug: symbol('Caminho') }),
  contentType('image', 'Imagem', 'Uma imagem.', {
    image: asset('Arquivo'),
    altText: symbol('Texto alternativo'),
  }),
  contentType('redirect', 'Redirecionamento', 'De um endereço a outro.', {
    from: symbol('De'),
    to: symbol('Para'),
  }),
]
  .map(contentfulType)
  .map(exportTypeOf)

/** What the check tells about these entries and assets: one line a finding, notes marked. */
export const findingsOf = (...items: (ExportEntry | ExportAsset)[]): string[] =>
  checkSpace(makeSpace(...items), { types }).map(
    (finding) => `${finding.level === 'note' ? 'note: ' : ''}${describeProblem(finding)}`,
  )
