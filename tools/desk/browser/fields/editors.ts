import type { ReactNode } from 'react'
import type { Shape } from '@/shared/content-model/fields'
import { RichTextEditor } from '../rich-text/RichTextEditor'
import { ChoiceEditor, FlagEditor, WordsEditor } from './choices'
import type { EditorProps } from './editor'
import { FileEditor } from './FileEditor'
import { LinkEditor, LinksEditor } from './links'
import { DateEditor, JsonEditor, LineEditor, MomentEditor, NumberEditor, TextEditor } from './plain'

type Editors = { [Kind in Shape['kind']]: (props: EditorProps<Kind>) => ReactNode }

/** An editor for every kind of field: one without does not compile. */
export const editors: Editors = {
  symbol: LineEditor,
  text: TextEditor,
  integer: NumberEditor,
  date: DateEditor,
  moment: MomentEditor,
  json: JsonEditor,
  asset: FileEditor,
  flag: FlagEditor,
  choice: ChoiceEditor,
  symbols: WordsEditor,
  one: LinkEditor,
  many: LinksEditor,
  richText: RichTextEditor,
}
