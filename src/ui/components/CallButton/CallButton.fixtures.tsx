import { onSurface } from '../FixtureSurface/FixtureSurface'
import { LONG_TITLE, RIGHT_TO_LEFT } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import { CallButton, type CallButtonProps } from './CallButton'

const samu: CallButtonProps = { href: 'tel:192', text: 'Ligar para o Samu, 192' }
const poison: CallButtonProps = {
  href: 'tel:08007226001',
  text: 'Ligar para o Disque-Intoxicação, 0800 722 6001',
}

export const fixtures: Fixtures<CallButtonProps> = {
  emergency: samu,
  'another number': poison,
  'the number only': { ...poison, isShort: true },
  'without a number in its text': { ...samu, text: 'Samu' },
  'long text': { ...poison, text: `${LONG_TITLE}, 0800 722 6001` },
  'text from right to left': { ...poison, text: RIGHT_TO_LEFT },
  'on a dark surface': onSurface('petrol', <CallButton {...poison} />),
}
