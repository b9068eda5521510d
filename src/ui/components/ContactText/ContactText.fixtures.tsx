import { onSurface } from '../FixtureSurface/FixtureSurface'
import { LONG_WORD, RIGHT_TO_LEFT } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import { ContactText, type ContactTextProps } from './ContactText'

const TEXT = 'Ligue para 0800 000 0000 ou escreva para contato@example.com.'

export const fixtures: Fixtures<ContactTextProps> = {
  'nothing to press': { text: 'Leia a bula antes de usar.' },
  'a telephone and a mail address': { text: TEXT },
  'a word that no line holds': { text: LONG_WORD },
  'text from right to left': { text: `${RIGHT_TO_LEFT} 0800 000 0000` },
  'on a dark surface': onSurface('petrol', <ContactText text={TEXT} />),
}
