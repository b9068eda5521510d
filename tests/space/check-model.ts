import type { ExportAsset, ExportContentType, ExportEntry } from '@sandbox/export-format'
import { exportTypeOf } from '@sandbox/space/loading/content-types'
import { describeProblem } from '@sandbox/space/loading/problem'
import { makeSpace } from '@tests/factories/space'
import { contentfulType } from '@/shared/content-model/contentful'
import { contentType } from '@/shared/content-model/declare'
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
} from '@/shared/content-model/fields'
import { checkSpace } from '../../tools/scripts/space/check/space'

const help = 'Diz o que faz.'

/** A small content model of the checks' own tests. */
export const types: ExportContentType[] = Object.entries({
  page: contentType('Página', 'Uma página.', {
    title: symbol('Título', { required: true, min: 3, max: 10, help }),
    slug: symbol('Caminho', {
      unique: true,
      pattern: { regexp: '^[a-z0-9/-]+$', message: 'Só minúsculas.' },
      help,
    }),
    summary: text('Resumo', { help }),
    sort: integer('Posição', { help }),
    isDark: flag('Escuro', { help }),
    reviewedAt: date('Revisado em', { help }),
    width: json('Largura', { help }),
    variant: choice('Aparência', { card: 'cartão', plain: 'simples' }, { help }),
    networks: choices('Redes', { x: 'X', whatsapp: 'WhatsApp' }, { max: 2, help }),
    link: symbol('Endereço', { help }),
    picture: asset('Arquivo', { help }),
    next: one('Próxima', ['page'], { help }),
    pictures: many('Imagens', ['image'], { help }),
    body: richText('Texto', ['image'], { help }),
    plain: richText('Texto simples', [], { help }),
  }),
  article: contentType('Artigo', 'Um artigo.', { slug: symbol('Caminho', { help }) }),
  image: contentType('Imagem', 'Uma imagem.', {
    image: asset('Arquivo', { help }),
    altText: symbol('Texto alternativo', { help }),
  }),
  redirect: contentType('Redirecionamento', 'De um endereço a outro.', {
    from: symbol('De', { help }),
    to: symbol('Para', { help }),
  }),
}).map(([id, type]) => exportTypeOf(contentfulType({ id, ...type })))

/** What the check tells about these entries and assets, but what a whole space has beside them: one line a finding, notes marked. */
export const findingsOf = (...items: (ExportEntry | ExportAsset)[]): string[] =>
  checkSpace(makeSpace(...items), { types })
    .map((finding) => `${finding.level === 'note' ? 'note: ' : ''}${describeProblem(finding)}`)
    .filter((line) => !line.startsWith('note: space: no entry of type'))
