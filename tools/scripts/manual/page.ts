import { contentTypes } from '@/shared/content-model'
import type { ContentType, Fields } from '@/shared/content-model/declare'
import { type Field, GROUPS } from '@/shared/content-model/fields'
import { type Reason, reasons } from '@/shared/content-model/reasons'
import { reasonTexts } from '@/shared/labels/preview-reasons'
import { labelTable } from '@/shared/labels/table'
import { limitsOf } from './words'

type AnyType = ContentType<string, Fields>

const types: AnyType[] = Object.values(contentTypes)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const html = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const accepts = ({ shape }: Field<unknown>, id: string, isSection: boolean): boolean => {
  if (shape.kind === 'richText') return shape.embeds.includes(id)
  if (shape.kind !== 'one' && shape.kind !== 'many') return false
  return shape.targets.length === 0 ? isSection : shape.targets.includes(id)
}

/** The fields that can contain an entry of the type: `Página de conteúdo › Blocos`. */
const placesOf = ({ id, facts }: AnyType): string[] =>
  types.flatMap((own) =>
    Object.values(own.fields)
      .filter((field) => accepts(field, id, 'isSection' in (facts as object)))
      .map((field) => `${own.name} › ${field.name}`),
  )

const valuesOf = ({ shape }: Field<unknown>): string => {
  if (!('words' in shape) || shape.values.length === 0) return ''
  const fallback = 'fallback' in shape ? shape.fallback : null
  const items = shape.values.map(
    (value) =>
      `<li><code>${html(value)}</code>: ${html(shape.words[value] ?? '')}${value === fallback ? ' (padrão)' : ''}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

const fieldRow = (id: string, field: Field<unknown>): string => {
  const { name, options } = field
  const tab = options.group ? ` · aba ${GROUPS[options.group]}` : ''
  return `<dt>${html(name)} <code>${id}</code></dt>
<dd>${html(options.help)}${valuesOf(field)}<p><small>${html(limitsOf(field) + tab)}</small></p></dd>`
}

const typePart = (type: AnyType, picture: string | null): string => {
  const places = placesOf(type)
  const rows = Object.entries(type.fields).map(([id, field]) => fieldRow(id, field))
  return `<section id="${type.id}">
<h3>${html(type.name)} <code>${type.id}</code></h3>
<p>${html(type.description)}</p>
${picture === null ? '' : `<img src="${html(picture)}" alt="${html(type.name)}, como aparece no site" loading="lazy">`}
${places.length === 0 ? '' : `<p>Fica em: ${html(places.join('; '))}.</p>`}
<dl>${rows.join('\n')}</dl>
</section>`
}

const PLACEHOLDER = /\{\w+\}/g

const labelRow = ([key, text]: [string, string]): string =>
  `<tr><td><code>${html(key)}</code></td><td>${html(text)}</td><td>${[...new Set(text.match(PLACEHOLDER) ?? [])].join(' ')}</td></tr>`

/** The part of the site that a text belongs to is the first word of its key. */
const labelParts = (): string => {
  const areas = new Map<string, [string, string][]>()
  for (const row of Object.entries<string>(labelTable)) {
    const area = row[0].split('.')[0] ?? ''
    areas.set(area, [...(areas.get(area) ?? []), row])
  }
  return [...areas]
    .map(
      ([area, rows]) => `<h3>${html(area)}</h3>
<table><thead><tr><th>Chave</th><th>Texto de sempre</th><th>Conserve</th></tr></thead>
<tbody>${rows.map(labelRow).join('\n')}</tbody></table>`,
    )
    .join('\n')
}

const groupsOfTypes = (): [string, AnyType[]][] => {
  const facts = (type: AnyType) => type.facts as object
  return [
    ['Páginas', types.filter((type) => 'page' in facts(type))],
    ['Seções', types.filter((type) => 'isSection' in facts(type))],
    ['Partes', types.filter((type) => !('page' in facts(type) || 'isSection' in facts(type)))],
  ]
}

const reasonRow = (reason: Reason): string =>
  `<dt><code>${reason}</code></dt><dd>${html(`${reasonTexts[`${reason}.text`]}. ${reasonTexts[`${reason}.remedy`]}`)}</dd>`

const STYLE = `body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
dt{font-weight:600;margin-top:1rem}dd{margin:0}img{max-width:100%;border:1px solid #ccc}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccc;padding:.3rem;text-align:left;vertical-align:top}
code{font-size:.85em;font-weight:400;overflow-wrap:anywhere}td{overflow-wrap:anywhere}`

/**
 * The editors' manual, one page of HTML made from the model, the reasons and the labels.
 * @param pictureOf address of a picture of the type, where there is one
 */
export function manualPage(pictureOf: (type: string, page: string | null) => string | null): string {
  const groups = groupsOfTypes()
  const pageOf = ({ facts }: AnyType) => (facts as { page?: { type: string } }).page?.type ?? null
  const contents = groups.map(
    ([title, own]) =>
      `<li>${title}: ${own.map(({ id, name }) => `<a href="#${id}">${html(name)}</a>`).join(', ')}</li>`,
  )
  const parts = groups.map(
    ([title, own]) =>
      `<h2>${title}</h2>${own.map((type) => typePart(type, pictureOf(type.id, pageOf(type)))).join('\n')}`,
  )
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Manual dos editores</title><style>${STYLE}</style></head>
<body><h1>Manual dos editores</h1>
<ul>${contents.join('\n')}<li><a href="#motivos">Por que algo não aparece</a></li><li><a href="#textos">Textos da interface</a></li></ul>
${parts.join('\n')}
<h2 id="motivos">Por que algo não aparece</h2>
<dl>${Object.keys(reasons)
    .map((reason) => reasonRow(reason as Reason))
    .join('\n')}</dl>
<h2 id="textos">Textos da interface</h2>
<p>Uma entrada do tipo Texto da interface, com a chave, troca o texto de sempre. O que está entre chaves fica como está.</p>
${labelParts()}
</body></html>
`
}
