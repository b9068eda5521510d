import { leaf, sprig } from './kit/botany'
import { alpha, P, SKIN, shade } from './kit/color'
import { arm } from './kit/figures'
import { breeze, breezes } from './kit/landscape'
import { person } from './kit/people'
import { drape, lamp, pane, pillow, potted, table } from './kit/room'
import { blob, circle, line, path, place, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'
import { honey, thermometer, tissues } from './kit/things'
import { cup, mug, steam } from './kit/vessels'
import { serra } from './kit/views'

/** A light cold at the left, flu in bed at the right; one breeze divides them. */
export function gripeResfriado(s: Sheet): string {
  const cold = {
    skin: SKIN[1],
    hair: 'side',
    hairColor: '#6B3F22',
    eyes: 'open',
    mouth: 'rest',
    turn: 0.6,
    flush: true,
  } as const
  const flu = {
    skin: SKIN[3],
    hair: 'curly',
    hairColor: '#231512',
    eyes: 'closed',
    mouth: 'rest',
    turn: -0.5,
    flush: true,
  } as const
  return (
    rect(0, 0, 1600, 1000, s.linear('down', '#D9F1EA', '#EDF8F2')) +
    path('M860 0C740 260 960 520 780 1000L1600 1000L1600 0Z', s.linear('down', '#FBE3CE', '#FFF1DC')) +
    pane(s, 120, 110, 300, 330, serra(s, 110, 100, 320, 350, 'day'), { frame: '#CFE4DF' }) +
    place(lamp(s, 260, P.coral200), 1450, 330) +
    place(
      person(s, cold, { cloth: P.mint400, neck: 'roll', shoulders: 116, height: 520 }, 4),
      480,
      430,
      1.35,
    ) +
    place(scarfWrap(s, P.coral300), 480, 560, 1.25) +
    arm(s, '620,640 660,800 560,690', 78, P.mint400, SKIN[1], 0.1) +
    place(tissueSheet(), 540, 560, 1.1) +
    place(pillow(s, '#EAF4F2'), 1140, 430, 1.7, 4) +
    place(
      person(s, flu, { cloth: P.petrol300, neck: 'round', shoulders: 112, height: 520 }, -10),
      1140,
      440,
      1.3,
    ) +
    drape(s, '760,720 900,640 1080,690 1220,660 1400,640 1620,700 1640,1040 720,1040', P.coral300, [
      '900,680 940,820 900,980',
      '1120,700 1080,840 1130,980',
      '1340,670 1380,820 1330,980',
    ]) +
    place(thermometer(s), 1210, 540, 0.62, -24) +
    breezes(s, '840,-60 760,240 900,520 760,780 800,1060', 26, P.white, 0.8) +
    table(s, 900, P.wood100, 0, 700) +
    place(tissues(s), 180, 910, 0.9) +
    place(mug(s, P.sun300), 640, 930, 0.72) +
    place(steam(s, 150), 640, 806)
  )
}

const scarfWrap = (s: Sheet, color: string): string =>
  path('M-64 -34Q0 10 64 -34L84 20Q0 74 -84 20Z', s.linear('down', color, shade(color, 0.12))) +
  path('M20 30L74 14L96 190L36 200Z', s.linear('down', color, shade(color, 0.16))) +
  line('M-70 0Q0 44 70 0', shade(color, 0.2), 4)

const tissueSheet = (): string =>
  blob('-44,-30 0,-44 46,-26 38,24 6,48 -34,34 -52,4', P.white) +
  line('M-20 -20Q-4 6 -10 34M14 -28Q8 0 22 28', '#C4D8D8', 4)

/** Coughing into the bent elbow, as one should. */
export function tosse(s: Sheet): string {
  const look = {
    skin: SKIN[2],
    hair: 'short',
    hairColor: '#2A1B16',
    eyes: 'closed',
    mouth: 'none',
    turn: -0.9,
    flush: true,
  } as const
  return (
    rect(0, 0, 1600, 1000, s.linear('down', '#FFF0D8', '#E9F6EE')) +
    circle(880, 520, 470, alpha(P.white, 0.4)) +
    circle(880, 520, 360, alpha(P.white, 0.4)) +
    breezes(s, '740,560 560,500 380,580 160,500 -80,540', 40, P.petrol200, 0.6) +
    breeze(s, '700,640 480,660 300,620 40,700 -60,690', 30, P.mint300, 0.8) +
    place(
      person(s, look, { cloth: P.petrol300, neck: 'round', shoulders: 124, height: 520 }, -12),
      900,
      400,
      1.6,
    ) +
    arm(s, '1110,640 1040,800 880,760', 118, P.petrol300, SKIN[2], 0) +
    arm(s, '730,690 600,600 930,474', 112, P.petrol300, SKIN[2], 0.02) +
    place(potted(s, 'eucalyptus', P.coral300), 1380, 1000, 1.1) +
    place(sprig(P.leaf500), 160, 1030, 1.1, 8) +
    leaf(420, 430, 50, -24, P.leaf500) +
    leaf(250, 640, 44, 200, P.mint500)
  )
}

/** Neck scarf, hand on the throat, honey tea. */
export function garganta(s: Sheet): string {
  const look = {
    skin: SKIN[0],
    hair: 'bob',
    hairColor: '#8A4B28',
    eyes: 'closed',
    mouth: 'rest',
    turn: 0.4,
  } as const
  return (
    rect(0, 0, 1600, 1000, s.linear('down', '#FDE6D0', '#FFF5E4')) +
    circle(720, 520, 440, alpha(P.white, 0.4)) +
    circle(720, 520, 330, alpha(P.sun200, 0.5)) +
    breezes(s, '-60,300 300,240 700,200 1100,300 1680,200', 26, P.white, 0.9) +
    place(
      person(s, look, { cloth: P.mint400, neck: 'round', shoulders: 114, height: 480 }, 7),
      720,
      390,
      1.5,
    ) +
    place(scarfWrap(s, P.coral300), 720, 528, 1.5) +
    arm(s, '900,650 920,830 740,590', 92, P.mint400, SKIN[0], 0.1) +
    table(s, 840, P.wood100) +
    place(honey(s), 1180, 930) +
    place(steam(s, 270), 420, 790) +
    place(cup(s, P.petrol300), 400, 930, 0.94) +
    place(sprig(P.leaf500, 30), 1500, 950, 0.9, -60) +
    leaf(720, 936, 70, 10, P.leaf500)
  )
}
