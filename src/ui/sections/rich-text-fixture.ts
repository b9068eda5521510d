import type { RichText, RichTextBlock, RichTextCell } from '@/shared/content-model/views/rich-text'
import { RICH_TEXT_MARKS } from '@/shared/content-model/views/rich-text-tree'
import { LONG_WORD, RIGHT_TO_LEFT, SENTENCE } from '@/ui/components/fixture-texts'

export const paragraph = (text = SENTENCE): RichTextBlock => ({ kind: 'paragraph', children: [text] })

const cell = (text: string, scope?: RichTextCell['scope']): RichTextCell => ({
  ...(scope && { scope }),
  children: [paragraph(text)],
})

/** Every node that a text can contain, except sections. @param id makes its anchors unique on the page */
export const fullText = (id: string): RichText => [
  { kind: 'heading', level: 1, anchor: `${id}-1`, children: ['Antes de dormir'] },
  {
    kind: 'paragraph',
    children: [
      ...RICH_TEXT_MARKS.flatMap((mark) => [{ kind: 'text' as const, value: mark, marks: [mark] }, ' ']),
      { kind: 'link', href: '/pt-br/dicas/', children: ['um link'] },
      '.',
    ],
  },
  { kind: 'heading', level: 2, anchor: `${id}-2`, children: ['Passo a passo'] },
  {
    kind: 'list',
    isOrdered: true,
    items: [[paragraph('Abra a janela.')], [paragraph('Lave o nariz.')], [paragraph('Deite cedo.')]],
  },
  {
    kind: 'list',
    items: [
      [paragraph('Soro fisiológico')],
      [
        paragraph('Um travesseiro alto, e ainda:'),
        { kind: 'list', items: [[paragraph('um copo de água')], [paragraph(SENTENCE)]] },
      ],
    ],
  },
  { kind: 'quote', children: [paragraph('Dormir bem é meio remédio.')] },
  { kind: 'rule' },
  {
    kind: 'table',
    columns: 'Idade, Dose',
    rows: [
      [cell('Idade', 'col'), cell('Dose', 'col'), cell('Quando', 'col')],
      [cell('2 a 6 anos', 'row'), cell('2,5 ml'), cell('a cada 8 horas')],
      [cell('7 a 12 anos', 'row'), cell('5 ml'), cell('a cada 8 horas')],
    ],
  },
]

/** Unusual text: a very long word, and right-to-left. */
export const strangeText: RichText = [paragraph(LONG_WORD), paragraph(RIGHT_TO_LEFT)]
