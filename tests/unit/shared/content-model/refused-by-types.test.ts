/**
 * What must not compile: the check of types reports a `@ts-expect-error` above a line that does. What such a line does when it
 * runs after all is told by the test around it.
 */
import { makeEntry, makeSpace } from '@tests/factories/space'
import { entryOf, mappingOf, replyOf } from '@tests/unit/server/content/support/map-space'
import { readEntry } from '@/server/content/reader/entry'
import { mapEach, mapOne } from '@/server/content/reader/map'
import type { ContentTypeId } from '@/shared/content-model'
import { contentType } from '@/shared/content-model/declare'
import type { Entry, FieldsOf } from '@/shared/content-model/entry'
import { choice, type Field, type Many, many, type One, one, symbol } from '@/shared/content-model/fields'
import type { Reason } from '@/shared/content-model/reasons'

const help = 'Diz o que faz.'
const words = { card: 'cartão', plain: 'simples' }

const open = () => {
  const reply = replyOf(
    makeSpace(
      makeEntry('footer', 'footer', {
        additionalLinks: [makeEntry('link', { id: 'link' }), makeEntry('menuItem', { id: 'item' })],
      }),
      makeEntry('link', { id: 'link', fields: { url: '/sobre' } }),
      makeEntry('menuItem', { id: 'item', fields: { title: 'Contato' } }),
    ),
  )
  const { context, problems } = mappingOf(reply)
  return { footer: readEntry('footer', entryOf(reply, 'footer'), context), problems }
}

test('a field that a content type does not declare cannot be read', () => {
  const { footer } = open()
  // @ts-expect-error: the footer has no such field.
  expect(footer.fields.unknown).toBeUndefined()
  // @ts-expect-error: links have an address of their own, items of a menu have none.
  const addressOf = ({ fields }: Entry<'link' | 'menuItem'>): unknown => fields.url
  const [link, item] = footer.fields.additionalLinks
  expect(link?.type === 'link' && addressOf(link)).toBe('/sobre')
  expect(item?.type === 'menuItem' && addressOf(item)).toBeUndefined()
})

test('a field that may be missing cannot be taken for one that is there', () => {
  const { footer } = open()
  // @ts-expect-error: editors need not write a copyright line.
  expect(() => footer.fields.copyright.length).toThrow(TypeError)
})

test('an entry cannot be refused by a field that it does not have, or for a reason without words', () => {
  const { footer } = open()
  // @ts-expect-error: the footer has no such field.
  expect(() => footer.fail('unknown', 'empty')).toThrow(/field=unknown/)
  // @ts-expect-error: nobody has words for it.
  expect(() => footer.fail('copyright', 'justSo')).toThrow(/reason=justSo/)
})

test('a table of mappers that forgets a target of the field is refused; at run time the entry is left out and named', () => {
  const { footer, problems } = open()
  const [first, second] = footer.fields.additionalLinks
  const table = { link: () => 'a link', linkButton: () => 'a button' }
  // @ts-expect-error: `menuItem` is missing.
  expect(mapEach(footer.fields.additionalLinks, table)).toEqual(['a link'])
  // @ts-expect-error: `menuItem` is missing.
  expect([mapOne(first ?? null, table), mapOne(second ?? null, table)]).toEqual(['a link', null])
  const refused = { entryId: 'item', reason: 'typeNotAllowed', place: { field: 'additionalLinks' } }
  expect(problems).toMatchObject([refused, refused])
})

test('an entry is mapped by a mapper of its own type only, alone and in a table', () => {
  const { footer } = open()
  const links = footer.fields.additionalLinks
  const nameOf = ({ fields }: Entry<'header'>) => fields.name
  // @ts-expect-error: a footer is no header.
  expect(mapOne(footer, nameOf)).toBeNull()
  // @ts-expect-error: none of the links is a header.
  expect(mapEach(links, { link: nameOf, linkButton: nameOf, menuItem: nameOf })).toEqual([
    undefined,
    undefined,
  ])
  const words = mapEach(links, {
    link: ({ fields }) => fields.url,
    linkButton: ({ fields }) => fields.linkText,
    menuItem: ({ fields }) => fields.title,
  })
  expect(words).toEqual(['/sobre', 'Contato'])
})

test('only content types of the model can be read', () => {
  const id: ContentTypeId = 'footer'
  // @ts-expect-error: no such content type is declared.
  const other: ContentTypeId = 'mystery'
  expect(id).not.toBe(other)
})

test('a choice falls back to one of its values', () => {
  // @ts-expect-error: it is none of the values.
  const look = choice('Aparência', words, { help, fallback: 'neon' })
  expect(look.shape.kind).toBe('choice')
})

test('editors read of every field what it does, of every value what it means, and of a pattern what it asks for', () => {
  // @ts-expect-error: nobody says what it does.
  expect(symbol('Título', { required: true }).options.help).toBeUndefined()
  // @ts-expect-error: values alone say nothing.
  expect(choice('Aparência', ['card', 'plain'], { help }).shape).toMatchObject({ values: ['0', '1'] })
  // @ts-expect-error: a regular expression is no message.
  expect(symbol('Caminho', { help, pattern: '^a' }).options.pattern).toBe('^a')
})

/** As the model refuses a link to a content type that is not declared (`content-model/index.ts`), for any table of them. */
type Linked<Value> = Value extends One<infer Target> | Many<infer Target> ? Target : never
type LinkedFrom<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Linked<Value> : never
}[keyof Fields]
type Unknown<Types extends Record<string, { fields: object }>> = Exclude<
  { [Id in keyof Types]: LinkedFrom<Types[Id]['fields']> }[keyof Types],
  keyof Types
>
type IsWhole<Types extends Record<string, { fields: object }>> = [Unknown<Types>] extends [never]
  ? true
  : never

test('a link to a content type that is not declared does not compile', () => {
  const title = symbol('Título', { help })
  const whole = {
    page: contentType('Página', 'Uma página.', { title, next: one('Próxima', ['page'], { help }) }),
  }
  const toOne = {
    page: contentType('Página', 'Uma página.', {
      title,
      next: one('Próxima', ['page', 'gone'], { help }),
    }),
  }
  const toMany = {
    page: contentType('Página', 'Uma página.', { title, all: many('Todas', ['gone'], { help }) }),
  }
  const isWhole: IsWhole<typeof whole> = true
  // @ts-expect-error: there is no `gone`.
  const isOneWhole: IsWhole<typeof toOne> = true
  // @ts-expect-error: there is no `gone`.
  const isManyWhole: IsWhole<typeof toMany> = true
  expect([isWhole, isOneWhole, isManyWhole]).toEqual([true, true, true])
})

test('links are read as entries of the types that the field declares', () => {
  const { footer } = open()
  const links: FieldsOf<'footer'>['additionalLinks'] = footer.fields.additionalLinks
  // @ts-expect-error: an item of a menu may stand there as well.
  const onlyLinks: Entry<'link'>[] = links
  expect(onlyLinks.map(({ type }) => type)).toEqual(['link', 'menuItem'])
})

test('every reason is one of the model', () => {
  // @ts-expect-error: no such reason is declared.
  const reason: Reason = 'justSo'
  expect(reason).toBe('justSo')
})
