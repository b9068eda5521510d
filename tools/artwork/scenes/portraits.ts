import { alpha, P, SKIN } from '../kit/color'
import { linear } from '../kit/paint'
import { circle, place, rect } from '../kit/shapes'
import { leaf, sprig } from './parts/botany'
import { type Dress, figure, garment, type Look, look } from './parts/people'
import { breezes } from './parts/views'

const portrait = (ground: readonly [string, string], look: Look, dress: Dress, tilt: number): string =>
  rect(0, 0, 800, 800, linear('down', ...ground)) +
  circle(400, 380, 330, alpha(P.white, 0.35)) +
  circle(400, 380, 250, alpha(P.white, 0.35)) +
  breezes('-60,300 200,220 420,300 640,180 860,220', 22, P.white, 0.9) +
  place(sprig(P.leaf500, 30), 690, 820, 1, 10) +
  place(sprig('#5DB39C', -30), 120, 820, 0.8, -8) +
  figure(`400,350,1.75,${tilt}`, look, dress) +
  leaf(150, 250, 40, -20, P.leaf500)

export const autora = (): string =>
  portrait(
    ['#FCDCC8', '#FFF3E2'],
    look(SKIN[2], 'long', '#3A2117', 'open', 'smile', 0.3),
    garment(P.petrol500, 'v', 112, 300),
    3,
  )

export const revisora = (): string =>
  portrait(
    ['#C4ECE1', '#EEF8F2'],
    look(SKIN[4], 'curly', '#1A100D', 'open', 'smile', -0.2, { glasses: true }),
    garment('#CFE0DD', 'coat', 112, 300, P.coral300),
    -3,
  )

export const revisor = (): string =>
  portrait(
    ['#CFE3F0', '#F1F8F5'],
    look(SKIN[1], 'short', '#7F7A75', 'open', 'smile', 0.2, { beard: '#8F8A84' }),
    garment('#CFE0DD', 'coat', 112, 300, P.petrol300),
    2,
  )

/** Half the size, for people who are never shown large. */
const small = (portrait: string): string => place(portrait, 0, 0, 0.5)

export const otorrino = (): string =>
  small(
    portrait(
      ['#DDEEDC', '#F5FAF1'],
      look(SKIN[1], 'bob', '#6B3F22', 'open', 'smile', 0.3),
      garment('#CFE0DD', 'coat', 112, 300, P.leaf500),
      3,
    ),
  )

export const pneumologista = (): string =>
  small(
    portrait(
      ['#FBE3CE', '#FFF6E8'],
      look(SKIN[3], 'short', '#2A2320', 'open', 'smile', -0.3, { glasses: true }),
      garment('#CFE0DD', 'coat', 112, 300, P.sun300),
      -2,
    ),
  )

export const obstetra = (): string =>
  small(
    portrait(
      ['#E6DDF1', '#F8F5FA'],
      look(SKIN[2], 'updo', '#2A1712', 'open', 'smile', 0.2),
      garment('#CFE0DD', 'coat', 112, 300, '#B9A6DC'),
      2,
    ),
  )
