import { swaddle } from './articles-home'
import { chamomile, flyingLeaves, hydrangea, leaf, sprig } from './kit/botany'
import { alpha, P, SKIN } from './kit/colour'
import { arm, wanderer } from './kit/figures'
import { flask, microscope } from './kit/heritage'
import { breezes, mist, ridge } from './kit/landscape'
import { person } from './kit/people'
import { board, lamp, pane, table } from './kit/room'
import { circle, ellipse, group, line, path, place, polygon, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'
import { humidifier, inhaler, lozenge, nasalSpray, rabbit } from './kit/things'
import { balmJar, bottle } from './kit/vessels'
import { house, serra } from './kit/views'

/** A living room of the sixties and the first lozenges in a glass bowl. */
export function y1968(s: Sheet): string {
  const discs = Array.from(
    { length: 15 },
    (_, i) =>
      circle(
        90 + (i % 5) * 360,
        120 + Math.floor(i / 5) * 260,
        96,
        [P.sun200, P.coral200, P.mint300][(i + Math.floor(i / 5)) % 3] ?? P.sun200,
      ) + circle(90 + (i % 5) * 360, 120 + Math.floor(i / 5) * 260, 52, P.cream),
  ).join('')
  const sweets: readonly (readonly [number, number, string])[] = [
    [-110, -150, P.coral300],
    [-30, -160, P.sun400],
    [60, -152, P.mint400],
    [120, -140, P.coral400],
    [-70, -200, P.mint400],
    [20, -206, P.coral300],
    [86, -196, P.sun400],
    [-10, -244, P.mint500],
  ]
  const set =
    rect(-230, -330, 460, 330, s.linear('right', '#C98F5E', '#8A5636'), 44) +
    rect(-196, -296, 300, 262, '#22474E', 60) +
    rect(-180, -280, 268, 230, s.linear('fall', '#BFE1E0', '#5AA9AE'), 50) +
    circle(164, -230, 34, P.cream) +
    circle(164, -140, 24, P.cream) +
    [0, 1, 2].map((i) => rect(132, -90 + i * 20, 66, 9, alpha('#3A2116', 0.5), 4)).join('') +
    line('M-60 -330L-130 -450M0 -330L80 -460', '#7F9DA0', 7) +
    place(leaf(-60, 0, 130, -26, P.leaf500), -50, -150)
  return (
    rect(0, 0, 1600, 1200, s.linear('down', '#FBE3C0', '#FFF3DC')) +
    group(discs, { opacity: 0.55 }) +
    table(s, 860, P.wood300) +
    rect(0, 930, 1600, 270, s.linear('down', '#A8643C', '#7A4529')) +
    ellipse(430, 900, 260, 20, alpha(P.petrol900, 0.28)) +
    place(set, 430, 890, 1.1) +
    ellipse(1060, 902, 190, 20, alpha(P.petrol900, 0.28)) +
    sweets.map(([x, y, c]) => lozenge(s, 1060 + x * 0.95, 890 + y, 58, c)).join('') +
    path(
      'M830 690C840 860 950 890 1060 890C1170 890 1280 860 1290 690Z',
      s.linear('right', [0, '#FFFFFF', 0.65], [0.5, '#DDF3EE', 0.3], [1, '#9CD2CD', 0.6]),
    ) +
    ellipse(1060, 690, 230, 28, 'none', { stroke: P.white, 'stroke-width': 7 }) +
    path('M866 720C880 800 910 840 950 856', 'none', {
      stroke: P.white,
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }) +
    place(lamp(s, 300, P.coral300), 1450, 560, 1.1) +
    breezes(s, '-80,300 400,420 900,300 1300,420 1700,320', 30, P.white, 0.9)
  )
}

/** A mother with her baby; the gentle line begins. */
export function y1985(s: Sheet): string {
  const mother = {
    skin: SKIN[2],
    hair: 'curly',
    hairColour: '#4A2A1A',
    eyes: 'down',
    mouth: 'smile',
    turn: -0.5,
  } as const
  return (
    rect(0, 0, 1600, 1200, s.linear('down', '#D9EEF0', '#FFF2E0')) +
    pane(s, 140, 140, 400, 460, serra(s, 130, 130, 420, 480, 'dawn'), { frame: '#F4FAF6' }) +
    circle(960, 600, 480, alpha(P.white, 0.4)) +
    circle(960, 600, 360, alpha(P.sun200, 0.35)) +
    breezes(s, '-80,380 400,300 900,250 1300,360 1700,240', 32, P.white, 0.95) +
    place(
      person(
        s,
        mother,
        { cloth: '#B9A6DC', neck: 'collar', inner: P.cream, shoulders: 122, height: 580 },
        -7,
      ),
      980,
      440,
      1.6,
    ) +
    place(swaddle(s, SKIN[2], P.mint200), 940, 830, 1.22, -8) +
    arm(s, '1170,720 1190,980 900,980', 110, '#B9A6DC', SKIN[2], 0.1) +
    arm(s, '790,720 690,930 840,1010', 110, '#B9A6DC', SKIN[2], 0.1) +
    table(s, 1060, P.cream, 0, 640) +
    place(balmJar(s, 190, '#8CC9BC', P.cream), 250, 1080) +
    place(rabbit(s), 490, 1084, 1.05) +
    place(chamomile(), 120, 1060, 0.9) +
    place(chamomile(), 370, 1090, 0.6)
  )
}

/** A laboratory: microscope, flasks, and notes. */
export function y1999(s: Sheet): string {
  const look = {
    skin: SKIN[4],
    hair: 'bob',
    hairColour: '#1A100D',
    eyes: 'down',
    mouth: 'smile',
    turn: -0.6,
    glasses: true,
  } as const
  return (
    rect(0, 0, 1600, 1200, s.linear('down', '#D3EAEC', '#EFF8F5')) +
    pane(s, 120, 110, 640, 420, serra(s, 110, 100, 660, 440, 'day'), { frame: '#F4FAF6', cols: 3, rows: 1 }) +
    board(s, 980, 330, 560, '#CFE3E0') +
    board(s, 980, 570, 560, '#CFE3E0') +
    [0, 1, 2, 3, 4]
      .map((i) => place(bottle(s, i % 2 ? P.amber : P.petrol500), 1040 + i * 110, 330, 0.6))
      .join('') +
    [0, 1, 2, 3]
      .map((i) =>
        place(
          balmJar(s, 100, P.petrol700, [P.mint300, P.sun300, P.coral200][i % 3] ?? P.mint300),
          1060 + i * 130,
          570,
        ),
      )
      .join('') +
    place(
      person(s, look, { cloth: '#EAF3F1', neck: 'coat', inner: P.coral200, shoulders: 118, height: 520 }, 6),
      880,
      500,
      1.5,
    ) +
    breezes(s, '-80,620 340,560 700,640 1200,640 1700,560', 30, P.white, 0.9) +
    table(s, 930, '#F4FAF8') +
    rect(0, 1010, 1600, 190, s.linear('down', P.petrol300, P.petrol500)) +
    ellipse(560, 976, 160, 16, alpha(P.petrol900, 0.18)) +
    place(microscope(s), 560, 970, 1.25) +
    arm(s, '1040,720 1100,900 920,940', 96, '#E3EFEC', SKIN[4], 0.06) +
    place(flask(s, P.mint400), 1160, 974, 1.1) +
    place(flask(s, P.coral300), 1350, 980, 0.9) +
    place(flask(s, P.sun300), 260, 976, 0.9) +
    place(sprig(P.leaf500, 30), 100, 980, 0.8) +
    leaf(760, 980, 70, -6, P.leaf500)
  )
}

/** Fields of mint with solar panels and a glasshouse. */
export function y2012(s: Sheet): string {
  const panel = (x: number, y: number, k: number) =>
    place(
      line('M-60 0L-40 -60M60 0L40 -60', '#7F9DA0', 8) +
        polygon('-120,-50 90,-50 130,-150 -80,-150', s.linear('fall', '#2F7A9C', '#164E6E')) +
        line('M-50 -50L-10 -150M20 -50L60 -150M-100 -100L110 -100', '#8CC4DB', 4),
      x,
      y,
      k,
    )
  const rows = [860, 960, 1090]
    .map((y, i) =>
      Array.from({ length: [22, 15, 11][i] ?? 10 }, (_, k) =>
        place(
          sprig(['#63B596', '#3F9F7E', '#247A66'][i], k % 2 ? 24 : -20),
          k * ([76, 112, 160][i] ?? 100) - 20,
          y + 60,
          [0.4, 0.62, 0.9][i] ?? 1,
        ),
      ).join(''),
    )
    .join('')
  return (
    serra(s, 0, 0, 1600, 900, 'dawn') +
    ridge(s, '-20,780 400,740 900,780 1620,720', 1210, '#6FC0A4', '#3F9F7E') +
    path('M900 760V560Q1130 400 1360 560V760Z', s.linear('down', '#E4F6F2', '#A9D8D3')) +
    line('M900 560Q1130 400 1360 560M1130 480V760M1010 520V760M1250 520V760M900 660H1360', P.white, 8) +
    panel(300, 800, 1.1) +
    panel(560, 790, 1) +
    panel(770, 800, 0.86) +
    rows +
    breezes(s, '-80,420 400,340 800,460 1240,300 1700,360', 36, P.white, 0.85) +
    flyingLeaves('100,420 600,420 1400,320', 9, 5, 54, [P.leaf500, P.mint500])
  )
}

/** Today: a family on the hill above the town, and the whole range in a breeze. */
export function y2024(s: Sheet): string {
  return (
    serra(s, 0, 0, 1600, 1000, 'dawn') +
    [0, 1, 2, 3]
      .map((i) =>
        place(
          house(
            s,
            [P.cream, P.mint200, '#F3E3CC', P.coral100][i] ?? P.cream,
            ['#C4694A', P.coral300][i % 2] ?? P.coral300,
          ),
          180 + i * 150,
          830 - (i % 2) * 26,
          0.42,
        ),
      )
      .join('') +
    mist(s, 0, 720, 1600, 180, P.white, 0.7) +
    ridge(s, '-20,980 400,930 800,900 1200,840 1620,860', 1210, '#3FA08C', '#1F7A6C') +
    breezes(s, '-100,620 300,520 700,640 1120,420 1700,380', 48, P.white, 0.85) +
    place(wanderer(s, P.coral400, '#4A2C1C', SKIN[1]), 1080, 880, 1.2) +
    place(wanderer(s, P.sun400, '#3A2418', SKIN[2], 0.6), 1176, 870, 0.78) +
    place(wanderer(s, P.petrol300, '#1E1410', SKIN[3], 0.3), 1270, 864, 1.26) +
    [
      [240, 0],
      [420, 1],
      [600, 2],
      [790, 3],
    ]
      .map(
        ([x, i]) =>
          ellipse(Number(x), 1110, 90, 12, alpha(P.petrol900, 0.25)) +
          place(
            [balmJar(s, 150), inhaler(s), humidifier(s), nasalSpray(s)][Number(i)] ?? '',
            Number(x),
            1108,
            i === 0 ? 1 : 0.8,
          ),
      )
      .join('') +
    flyingLeaves('40,620 500,560 900,500 1500,400', 4, 8, 60, [P.leaf500, P.mint500, P.leaf700]) +
    place(hydrangea('#8FA8DC', 5), 1420, 1180, 1.3) +
    place(sprig('#3FA283'), 1560, 1210, 1.3, 6)
  )
}
