import type { ExportAsset, ExportContentType, ExportEntry } from '@sandbox/export-format'
import { checkSpace } from '@sandbox/space/check/space'
import { describeProblem } from '@sandbox/space/loading/problem'
import {
  asset,
  contentType,
  date,
  entries,
  entry,
  flag,
  integer,
  json,
  richText,
  symbol,
  symbols,
  text,
} from '@sandbox/space/model/fields'
import { makeSpace } from '@tests/factories/space'

/** A small content model of the checks' own tests. */
export const types: ExportContentType[] = [
  contentType('page', 'Página', 'Uma página.', 'title', [
    symbol('title', 'Título', { required: true, min: 3, max: 10 }),
    symbol('slug', 'Caminho', { unique: true, pattern: '^[a-z0-9/-]+$' }),
    text('summary', 'Resumo'),
    integer('sort', 'Posição'),
    flag('isDark', 'Escuro'),
    date('reviewedAt', 'Revisado em'),
    json('width', 'Largura'),
    symbol('variant', 'Aparência', { in: ['card', 'plain'] }),
    symbols('networks', 'Redes', { in: ['x', 'whatsapp'], max: 2 }),
    symbol('link', 'Endereço'),
    asset('picture', 'Arquivo'),
    entry('next', 'Próxima', ['page']),
    entries('pictures', 'Imagens', ['image']),
    richText('body', 'Texto', ['image']),
    richText('plain', 'Texto simples'),
  ]),
  contentType('article', 'Artigo', 'Um artigo.', 'slug', [symbol('slug', 'Caminho')]),
  contentType('image', 'Imagem', 'Uma imagem.', 'altText', [
    asset('image', 'Arquivo'),
    symbol('altText', 'Texto alternativo'),
  ]),
  contentType('redirect', 'Redirecionamento', 'De um endereço a outro.', 'from', [
    symbol('from', 'De'),
    symbol('to', 'Para'),
  ]),
].map(({ contentType: type }) => type)

/** What the check tells about these entries and assets: one line a finding, notes marked. */
export const findingsOf = (...items: (ExportEntry | ExportAsset)[]): string[] =>
  checkSpace(makeSpace(...items), { types }).map(
    (finding) => `${finding.level === 'note' ? 'note: ' : ''}${describeProblem(finding)}`,
  )
