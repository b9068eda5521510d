/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { model } from '@sandbox/space/model'
import { entryTypesOf } from '@sandbox/space/model/entry-types'
import {
  asset,
  contentType,
  entries,
  entry,
  flag,
  json,
  richText,
  symbol,
  symbols,
} from '@sandbox/space/model/fields'

test('each field has the type that contentful.js gives it', () => {
  const { contentType: card } = contentType('card', 'Cartão', 'Um cartão.', 'title', [
    symbol('title', 'Título', { required: true }),
    symbol('variant', 'Aparência', { in: ['small', 'large'] }),
    symbols('networks', 'Redes', { in: ['x'] }),
    richText('body', 'Texto'),
    asset('picture', 'Imagem'),
    entry('next', 'Próximo', ['card']),
    entries('links', 'Links', ['card', 'link']),
    flag('dark', 'Escuro'),
    json('width', 'Largura'),
  ])
  expect(
    entryTypesOf([card]),
  ).toBe(`// Generated from sandbox/space/model by \`npm run types:content\`; edit the model, not this file.

import type { EntryFieldTypes, EntrySkeletonType } from 'contentful'

/** Cartão: Um cartão. */
export type CardSkeleton = EntrySkeletonType<CardFields, 'card'>
export interface CardFields {
  title: EntryFieldTypes.Symbol
  variant?: EntryFieldTypes.Symbol<'small' | 'large'>
  networks?: EntryFieldTypes.Array<EntryFieldTypes.Symbol<'x'>>
  body?: EntryFieldTypes.RichText
  picture?: EntryFieldTypes.AssetLink
  next?: EntryFieldTypes.EntryLink<CardSkeleton>
  links?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton | LinkSkeleton>>
  dark?: EntryFieldTypes.Boolean
  width?: EntryFieldTypes.Object
}

/** Every content type's skeleton, by its id. */
export interface Skeletons {
  card: CardSkeleton
}

/** The ids of all content types of the model. */
export type ContentTypeId = keyof Skeletons
`)
})

test('the committed types follow the model', async () => {
  const committed = await readFile('src/content/generated/entry-types.ts', 'utf8')
  expect(committed).toBe(entryTypesOf(model.map(({ contentType }) => contentType)))
})
