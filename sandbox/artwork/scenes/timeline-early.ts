import { flyingLeaves, hydrangea, leaf, sprig } from './kit/botany'
import { alpha, P, SKIN } from './kit/colour'
import { amalia, awning, bunch, oilLamp, pot } from './kit/heritage'
import { breezes } from './kit/landscape'
import { person } from './kit/people'
import { lamp, pane, table } from './kit/room'
import { circle, ellipse, line, path, place, polygon, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'
import { apothecaryJar, balmJar, mortar, steam } from './kit/vessels'
import { house, serra } from './kit/views'

/** Amália boils mint and eucalyptus while two children wait. */
export function y1894(s: Sheet): string {
  const girl = {
    skin: SKIN[1],
    hair: 'tails',
    hairColour: '#5A3620',
    eyes: 'open',
    mouth: 'smile',
    turn: 0.9,
  } as const
  const boy = {
    skin: SKIN[1],
    hair: 'fringe',
    hairColour: '#4A2C1C',
    eyes: 'open',
    mouth: 'round',
    turn: 0.9,
  } as const
  return (
    rect(0, 0, 1600, 1200, s.linear('down', '#EFDDBD', '#FAEBCF')) +
    pane(s, 150, 130, 380, 480, serra(s, 140, 120, 400, 500, 'dawn'), {
      frame: P.wood500,
      arched: true,
      rows: 3,
    }) +
    rect(560, 0, 1000, 16, P.wood700, 8) +
    [640, 760, 1480].map((x, i) => place(bunch(i % 2 ? '#7FB8AE' : P.leaf500), x, 64, 1.1)).join('') +
    place(amalia(s, 'ladle', 'down'), 1180, 380, 1.12) +
    breezes(s, '800,560 720,420 560,360 360,400 -80,300', 44, P.white, 0.85) +
    table(s, 860, P.wood300) +
    rect(0, 930, 1600, 270, s.linear('down', P.wood500, P.wood700)) +
    place(steam(s, 420, P.white, 0.85), 860, 640, 1.2) +
    ellipse(860, 890, 210, 20, alpha(P.petrol900, 0.3)) +
    place(pot(s), 860, 890, 1.1) +
    line('M1010 690L910 730', P.wood100, 16) +
    place(oilLamp(s), 1450, 880, 0.95) +
    place(mortar(s), 560, 892, 0.6) +
    place(
      person(s, girl, { cloth: P.coral300, neck: 'collar', inner: P.cream, shoulders: 88, height: 520 }, 6),
      190,
      800,
      1.15,
    ) +
    place(
      person(s, boy, { cloth: P.petrol300, neck: 'collar', inner: P.cream, shoulders: 84, height: 460 }, 4),
      420,
      880,
      1,
    ) +
    leaf(1180, 890, 70, 8, P.leaf500)
  )
}

/** The first shop on a street of Petrópolis. */
export function y1911(s: Sheet): string {
  const pane2 = (x: number) =>
    rect(x - 8, 560, 236, 330, P.cream, 8) +
    rect(x, 568, 220, 314, s.linear('down', '#3F7C80', '#8CC4B8'), 4) +
    [0, 1, 2]
      .map((i) =>
        place(
          apothecaryJar(s, 56, 96, [P.sun200, '#BFE3DA', P.coral200][i] ?? P.sun200, P.leaf500),
          x + 46 + i * 64,
          860,
        ),
      )
      .join('') +
    rect(x, 716, 220, 8, P.wood300) +
    [0, 1, 2].map((i) => place(balmJar(s, 48, P.petrol700, P.mint300), x + 46 + i * 64, 716)).join('')
  return (
    serra(s, 0, 0, 1600, 900, 'day') +
    place(house(s, '#F3E3CC', '#C4694A'), 190, 960, 1.5) +
    place(house(s, P.mint200, P.coral300), 1430, 960, 1.6) +
    rect(360, 300, 860, 680, s.linear('right', '#FFF6E4', '#F7E6C8', '#E9D2A9')) +
    polygon('320,306 790,130 1260,306', s.linear('right', P.coral300, '#B65A3E')) +
    line('M318 306L790 130L1262 306', P.cream, 14) +
    circle(790, 236, 42, P.cream) +
    leaf(762, 250, 62, -30, P.leaf500) +
    rect(420, 370, 740, 84, s.linear('down', P.petrol500, P.petrol700), 12) +
    [0, 1, 2, 3, 4, 5].map((i) => leaf(520 + i * 96, 416, 60, i % 2 ? -14 : 14, P.mint300)).join('') +
    place(awning(820, P.cream, P.mint400), 376, 474) +
    pane2(440) +
    pane2(920) +
    rect(704, 590, 172, 390, P.wood700, 8) +
    rect(722, 610, 136, 190, '#5D9AA0', 6) +
    circle(850, 840, 9, P.sun300) +
    rect(0, 960, 1600, 240, s.linear('down', '#D9CBB0', '#EBDFC8')) +
    rect(0, 960, 1600, 18, '#C4B393') +
    [0, 1, 2, 3]
      .map((i) => ellipse(260 + i * 380, 1080 + (i % 2) * 50, 120, 12, alpha(P.wood500, 0.14)))
      .join('') +
    place(hydrangea('#8FA8DC', 5), 380, 1000, 1) +
    place(hydrangea('#B79AD6', 9), 1220, 1000, 1) +
    line('M1360 1000V560M1330 560H1390', P.petrol900, 14) +
    path('M1330 556L1346 480H1374L1390 556Z', P.sun200) +
    breezes(s, '-80,250 400,180 900,80 1300,180 1700,120', 28, P.white, 0.8)
  )
}

/** A radio on the sideboard and the first tin of ointment. */
export function y1931(s: Sheet): string {
  const slots = [0, 1, 2, 3, 4]
    .map((i) => rect(-150, -250 + i * 30, 180, 14, alpha('#3A2116', 0.5), 7))
    .join('')
  const radio =
    path(
      'M-230 0V-220Q-230 -360 0 -360Q230 -360 230 -220V0Z',
      s.linear('right', '#C4814F', '#9C5F38', '#6B3E25'),
    ) +
    path('M-196 -20V-210Q-196 -322 0 -322Q196 -322 196 -210V-20Z', s.linear('down', '#E8C79A', '#D3A66F')) +
    slots +
    circle(110, -200, 54, P.cream) +
    line('M110 -200L140 -232', P.coral600, 7) +
    circle(-90, -70, 26, '#6B3E25') +
    circle(110, -70, 26, '#6B3E25') +
    rect(-40, -84, 90, 26, P.sun300, 12)
  return (
    rect(0, 0, 1600, 1200, s.linear('down', '#DCEBDD', '#F6EFD9')) +
    Array.from({ length: 9 }, (_, i) => rect(i * 190, 0, 70, 900, alpha(P.white, 0.25))).join('') +
    pane(s, 1060, 130, 380, 440, serra(s, 1050, 120, 400, 460, 'rain'), { frame: P.wood300, rows: 3 }) +
    table(s, 860, P.wood300) +
    rect(0, 930, 1600, 270, s.linear('down', P.wood500, P.wood700)) +
    [520, 420, 330].map((r) => circle(560, 640, r, alpha(P.sun300, 0.1))).join('') +
    ellipse(560, 900, 290, 24, alpha(P.petrol900, 0.3)) +
    place(radio, 560, 896, 1.2) +
    breezes(s, '640,600 860,480 1060,560 1300,440 1700,480', 40, P.white, 0.85) +
    place(balmJar(s, 230, P.petrol700, '#D9A441'), 1010, 900) +
    place(lamp(s, 180, P.coral200), 200, 680, 1) +
    place(sprig(P.leaf500, 30), 1240, 910, 0.9, 40) +
    leaf(800, 930, 80, 6, P.leaf500)
  )
}

/** The first factory below the mountains, with a delivery lorry. */
export function y1952(s: Sheet): string {
  const bay = (x: number) =>
    polygon(`${x},520 ${x},400 ${x + 210},520`, s.linear('right', '#8FC4BF', '#5AA9AE')) +
    rect(x, 520, 214, 300, s.linear('right', '#FFF3DC', '#F3DFBD')) +
    [0, 1]
      .map(
        (i) =>
          rect(x + 26 + i * 88, 580, 72, 100, '#6FB3B6', 8) +
          line(`M${x + 62 + i * 88} 580V680M${x + 26 + i * 88} 630H${x + 98 + i * 88}`, P.white, 5),
      )
      .join('')
  const lorry =
    rect(-250, -230, 330, 180, s.linear('down', P.mint200, P.mint400), 26) +
    leaf(-150, -120, 120, -26, P.leaf700) +
    path(
      'M84 -50V-190H160Q200 -190 214 -140L236 -116Q250 -110 250 -90V-50Z',
      s.linear('right', P.coral300, P.coral400),
    ) +
    path('M120 -170H156Q184 -168 194 -124H120Z', '#CDEBEA') +
    rect(-256, -60, 512, 24, P.petrol900, 10) +
    [-160, 166].map((x) => circle(x, -30, 46, P.petrol900) + circle(x, -30, 20, '#CFE0DE')).join('')
  return (
    serra(s, 0, 0, 1600, 900, 'dawn') +
    rect(1130, 190, 74, 420, s.linear('right', '#E39A78', '#B65A3E')) +
    rect(1120, 180, 94, 30, '#C96C4B', 6) +
    breezes(s, '1160,180 1080,110 1200,60 1400,90 1700,20', 40, P.white, 0.8) +
    [0, 1, 2, 3].map((i) => bay(330 + i * 210)).join('') +
    rect(600, 690, 150, 130, P.petrol700, 8) +
    rect(0, 815, 1600, 390, s.linear('down', '#7CC3A0', '#4DA689')) +
    path('M-20 1010Q500 930 1620 1000L1620 1140Q700 1060 -20 1150Z', '#E6D6B6') +
    ellipse(800, 1066, 320, 20, alpha(P.petrol900, 0.2)) +
    place(lorry, 800, 1050, 1.05) +
    place(sprig('#3FA283'), 130, 1000, 0.9) +
    place(sprig('#3FA283', -30), 1480, 960, 0.9) +
    place(sprig('#247A66'), 1380, 1230, 1.3) +
    place(sprig('#247A66', -30), 260, 1240, 1.3) +
    flyingLeaves('80,330 500,240 900,300', 3, 4, 50, [P.leaf500, P.mint500])
  )
}
