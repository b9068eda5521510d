import { alpha, P, SKIN, shade, tint } from '../kit/color'
import { linear, onPage } from '../kit/paint'
import { circle, each, ellipse, line, path, place, placeEach, rect, times } from '../kit/shapes'
import { leaf, leaves, sprig } from './parts/botany'
import { clock, notebook } from './parts/desk'
import { arm } from './parts/figures'
import { figure, garment, look } from './parts/people'
import { curtain, drape, lamp, pane, potted, table } from './parts/room'
import { capsule, humidifier, thermometer, tissues } from './parts/things'
import { bottle, glass, mug, steam } from './parts/vessels'
import { breeze, breezes, chamber, serra } from './parts/views'

/** Drawn on 1600 x 1000 like the other articles' scenes, kept at three quarters of it. */
const kept = (draw: () => string): string => place(onPage(1600, 1000, draw), 0, 0, 0.75)

/** A notebook with the hours, a clock, a leaflet with its box: one medicine at a time, and when. */
export const paracetamol = (): string =>
  kept(
    () =>
      rect(0, 0, 1600, 1000, linear('down', '#FFF0D8', '#F3E2C4')) +
      circle(820, 500, 560, alpha(P.white, 0.3)) +
      place(notebook(), 620, 540, 1.35, -5) +
      place(clock(8, 0), 1290, 300, 0.9) +
      path('M1080 560L1420 520L1450 860L1110 900Z', P.white) +
      each([0, 1, 2, 3, 4, 5, 6], (i) =>
        line(`M${1116 + i * 4} ${610 + i * 36}L${1400 + i * 4 - (i % 3) * 46} ${578 + i * 36}`, P.petrol200, 8),
      ) +
      place(rect(-150, -60, 300, 120, linear('right', P.white, P.coral100, P.coral200), 14), 1190, 850, 1, -7) +
      place(rect(-150, -60, 300, 34, P.coral300, 14), 1190, 850, 1, -7) +
      place(capsule(120, P.white, P.sun400), 1400, 900, 1, -18) +
      place(glass(), 190, 900, 1.1) +
      place(thermometer(), 330, 190, 1.1, -14) +
      leaves('1480,560,60,-20 120,560,54,30', P.leaf500, P.leaf300),
  )

/** A pregnant woman at rest by the window, one hand on her belly, a glass of water in reach. */
export const gestante = (): string =>
  kept(
    () =>
      chamber(['#F6E6EC', '#FFF7EC'], 1000, P.mint100) +
      pane(150, 100, 420, 460, serra(140, 90, 440, 480, 'dawn'), { frame: '#F8FCFA', cols: 2, rows: 1 }) +
      curtain(70, 60, 120, 700, '#E5CFE0', 12) +
      curtain(560, 60, 120, 700, '#E5CFE0', -12) +
      circle(960, 480, 430, alpha(P.white, 0.45)) +
      breezes('300,360 620,300 900,380 1240,280 1680,330', 26, P.white, 0.9) +
      figure(
        '940,300,1.4,6',
        look(SKIN[2], 'long', '#3A2117', 'closed', 'smile', 0.4),
        garment('#B9A6DC', 'v', 108, 560),
      ) +
      ellipse(948, 800, 220, 205, linear('right', tint('#B9A6DC', 0.18), '#B9A6DC', shade('#B9A6DC', 0.12))) +
      arm('780,530 690,740 880,800', 88, '#B9A6DC', SKIN[2], 0.1) +
      arm('1110,530 1220,760 1020,880', 88, '#B9A6DC', SKIN[2], 0.1) +
      table(880, P.wood100, 1260, 340) +
      place(glass(), 1370, 890, 0.9) +
      place(tissues(P.mint300), 1500, 890, 0.66) +
      place(potted('mint', P.coral300), 240, 1000, 1),
  )

/** A grandfather in his armchair with a blanket, and his daughter with a warm drink for him. */
export const idoso = (): string =>
  kept(
    () =>
      chamber(['#E2F0EA', '#FFF5E3'], 1000, '#E3D3B4') +
      pane(110, 90, 340, 400, serra(100, 80, 360, 420, 'winter'), { frame: '#CFE4DF' }) +
      place(lamp(430, P.coral200), 1480, 380) +
      breezes('-60,560 320,480 760,560 1160,430 1680,480', 26, P.white, 0.8) +
      rect(420, 330, 560, 700, linear('right', tint(P.petrol500, 0.2), P.petrol500, shade(P.petrol500, 0.2)), 150) +
      figure(
        '690,390,1.36,-4',
        look(SKIN[1], 'short', '#B9B4AE', 'open', 'smile', 0.6, { glasses: true, beard: '#C9C4BE' }),
        garment(P.sun300, 'collar', 112, 540, P.cream),
      ) +
      drape(
        '400,760 560,690 720,730 900,690 1000,770 1030,1040 380,1040',
        P.coral300,
        '560,720 590,840 560,990 | 840,720 810,850 850,990',
      ) +
      rect(370, 690, 110, 340, linear('right', P.petrol300, P.petrol500), 54) +
      rect(910, 690, 110, 340, linear('right', P.petrol300, P.petrol500), 54) +
      figure(
        '1240,330,1.34,-5',
        look(SKIN[1], 'bun', '#5A3620', 'open', 'smile', -0.7),
        garment(P.mint400, 'round', 108, 640),
      ) +
      place(steam(130), 1010, 560) +
      place(mug(P.sun200), 1016, 690, 0.7) +
      arm('1120,560 1080,740 1040,650', 80, P.mint400, SKIN[1], 0.12),
  )

/** A nurse presses a small plaster on an arm; the vaccination record on the table. */
export const vacinas = (): string =>
  kept(
    () =>
      rect(0, 0, 1600, 1000, linear('down', '#D9F1EA', '#F6FAF2')) +
      circle(760, 500, 460, alpha(P.white, 0.45)) +
      rect(1180, 130, 300, 230, P.white, 20) +
      path('M1330 180V310M1265 245H1395', 'none', {
        stroke: P.mint500,
        'stroke-width': 44,
        'stroke-linecap': 'round',
      }) +
      breezes('-60,300 380,240 800,330 1200,420 1680,360', 26, P.white, 0.9) +
      figure(
        '560,370,1.42,4',
        look(SKIN[3], 'tails', '#231512', 'open', 'smile', 0.6),
        garment(P.sun300, 'round', 104, 560),
      ) +
      figure(
        '1080,350,1.42,-4',
        look(SKIN[2], 'bun', '#3A2117', 'down', 'smile', -0.7),
        garment('#D3E4E1', 'coat', 114, 600, P.mint300),
      ) +
      arm('700,560 790,720 740,900', 96, P.sun300, SKIN[3], 0.74) +
      place(rect(-52, -20, 104, 40, P.coral200, 20) + rect(-18, -16, 36, 32, P.coral100, 8), 782, 716, 1, 70) +
      arm('950,570 900,780 830,716', 88, '#D3E4E1', SKIN[2], 0.1) +
      table(900, P.wood100) +
      place(
        rect(-130, -16, 260, 170, P.petrol500, 14) +
          rect(-112, 0, 224, 140, P.cream, 8) +
          times(4, (i) => rect(-92, 20 + i * 30, 184 - (i % 2) * 60, 10, P.mint400, 5)),
        300,
        900,
        1,
        -6,
      ) +
      place(sprig(P.leaf500, 30), 1470, 960, 0.8, -30),
  )

/** The humidifier on the counter with its tank open, a brush, a bottle of vinegar and a cloth. */
export const limparUmidificador = (): string =>
  kept(
    () =>
      rect(0, 0, 1600, 1000, linear('down', '#CFE8EE', '#EFF8F4')) +
      times(48, (i) =>
        rect((i % 12) * 140 + 4, Math.floor(i / 12) * 140 + 4, 132, 132, alpha(P.white, i % 3 ? 0.28 : 0.42), 12),
      ) +
      rect(0, 720, 1600, 280, linear('down', P.white, '#CFE4E1')) +
      breeze('300,300 620,220 980,320 1400,200', 30, P.white, 0.9) +
      ellipse(680, 868, 190, 22, alpha(P.petrol900, 0.12)) +
      place(humidifier(), 680, 870, 1.9) +
      place(bottle('#DCE9C9', P.leaf500, P.cream), 1080, 880, 1.25) +
      place(glass('#E9F2DC', 0.5), 1260, 890, 1) +
      drape('130,850 420,830 470,930 100,950', P.coral200, '200,850 190,900 196,945 | 360,840 370,890 366,935') +
      place(
        rect(-190, -14, 250, 28, P.wood300, 14) +
          rect(40, -34, 120, 68, linear('right', P.petrol300, P.petrol500), 16) +
          times(9, (i) => rect(46 + i * 12, 30, 8, 40, P.ice, 3)),
        1330,
        950,
        0.9,
        -8,
      ) +
      placeEach(leaf(0, 0, 60, -20, P.leaf500), '1480,760,1'),
  )
