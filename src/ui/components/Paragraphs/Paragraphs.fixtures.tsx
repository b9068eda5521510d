import { onSurface } from '../FixtureSurface/FixtureSurface'
import { LONG_TEXT, LONG_WORD, RIGHT_TO_LEFT, SENTENCE } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import { Paragraphs, type ParagraphsProps } from './Paragraphs'

export const fixtures: Fixtures<ParagraphsProps> = {
  'blank: nothing': { text: '  \n\n ' },
  one: { text: SENTENCE },
  'many, with blank lines to spare': { text: `${SENTENCE}\n\n\n${SENTENCE}\n \nFim.` },
  'one said twice': { text: 'Leia a bula.\n\nLeia a bula.' },
  'with a telephone': { text: 'Ligue para 0800 000 0000.' },
  'long text': { text: LONG_TEXT },
  'a word that no line holds': { text: LONG_WORD },
  'text from right to left': { text: RIGHT_TO_LEFT },
  'on a dark surface': onSurface('petrol', <Paragraphs text={SENTENCE} />),
}
