import { leaf, sprig } from './kit/botany'
import { alpha, P, SKIN } from './kit/color'
import { breezes } from './kit/landscape'
import { type Dress, type Look, person } from './kit/people'
import { circle, place, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'

function portrait(
  s: Sheet,
  ground: readonly [string, string],
  look: Look,
  dress: Dress,
  tilt: number,
): string {
  return (
    rect(0, 0, 800, 800, s.linear('down', ...ground)) +
    circle(400, 380, 330, alpha(P.white, 0.35)) +
    circle(400, 380, 250, alpha(P.white, 0.35)) +
    breezes(s, '-60,300 200,220 420,300 640,180 860,220', 22, P.white, 0.9) +
    place(sprig(P.leaf500, 30), 690, 820, 1, 10) +
    place(sprig('#5DB39C', -30), 120, 820, 0.8, -8) +
    place(person(s, look, dress, tilt), 400, 350, 1.75) +
    leaf(150, 250, 40, -20, P.leaf500)
  )
}

export function autora(s: Sheet): string {
  return portrait(
    s,
    ['#FCDCC8', '#FFF3E2'],
    { skin: SKIN[2], hair: 'long', hairColor: '#3A2117', eyes: 'open', mouth: 'smile', turn: 0.3 },
    { cloth: P.petrol500, neck: 'v', height: 300 },
    3,
  )
}

export function revisora(s: Sheet): string {
  return portrait(
    s,
    ['#C4ECE1', '#EEF8F2'],
    {
      skin: SKIN[4],
      hair: 'curly',
      hairColor: '#1A100D',
      eyes: 'open',
      mouth: 'smile',
      turn: -0.2,
      glasses: true,
    },
    { cloth: '#CFE0DD', neck: 'coat', inner: P.coral300, height: 300 },
    -3,
  )
}

export function revisor(s: Sheet): string {
  return portrait(
    s,
    ['#CFE3F0', '#F1F8F5'],
    {
      skin: SKIN[1],
      hair: 'short',
      hairColor: '#7F7A75',
      eyes: 'open',
      mouth: 'smile',
      turn: 0.2,
      beard: '#8F8A84',
    },
    { cloth: '#CFE0DD', neck: 'coat', inner: P.petrol300, height: 300 },
    2,
  )
}
