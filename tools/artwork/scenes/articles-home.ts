import { alpha, P, SKIN } from '../kit/color'
import { rows } from '../kit/curves'
import { clipped, linear } from '../kit/paint'
import { circle, each, ellipse, line, path, place, rect } from '../kit/shapes'
import { flyingLeaves, leaf, leaves, sprig } from './parts/botany'
import { arm, sleeper } from './parts/figures'
import { figure, garment, look } from './parts/people'
import { curtain, drape, pane, pillow, potted, sunbeam, table } from './parts/room'
import { plantStand } from './parts/shelves'
import { books, humidifier, tissues } from './parts/things'
import { glass, jug, mug, slice } from './parts/vessels'
import { breeze, breezes, chamber, mist, serra, sky } from './parts/views'

/** Sleeping with the head raised, water and tissues at hand. */
export const dormirMelhor = (): string =>
  rect(0, 0, 1600, 1000, linear('down', '#0F3D50', '#1E6072')) +
  pane(120, 90, 420, 400, serra(110, 80, 440, 420, 'night'), { frame: '#8FC3C6', arched: true }) +
  curtain(560, 50, 120, 620, '#2F7383', 30) +
  rect(1360, 330, 300, 520, linear('right', '#2C6B78', '#1B4C5B'), 50) +
  rect(300, 730, 1320, 240, linear('down', '#CFE6E6', '#7FB0B6'), 50) +
  rect(270, 900, 1340, 100, '#1B4C5B', 20) +
  place(pillow(P.mint200), 1330, 690, 1.3, -4) +
  place(sleeper(P.coral300, '#1E1410', SKIN[3]), 1240, 580, 1.08) +
  circle(130, 700, 170, alpha(P.sun300, 0.07)) +
  circle(130, 700, 110, alpha(P.sun300, 0.09)) +
  rect(20, 800, 230, 20, '#3C7F8A', 8) +
  rect(40, 820, 190, 180, '#1F5868') +
  place(tissues(P.petrol300), 84, 800, 0.46) +
  place(glass('#8FC6CF'), 186, 800, 0.46) +
  breezes('300,330 420,440 640,520 860,400 1180,420 1680,300', 32, '#DDF4F0', 0.45)

/** Dry hills outside; water, plant and humidifier inside. */
export const arSeco = (): string =>
  chamber(['#F7E8D0', '#FDF5E6'], 1000, P.mint100) +
  pane(130, 80, 760, 620, serra(120, 70, 780, 640, 'winter'), { frame: '#E9DCC6', cols: 3, rows: 1 }) +
  sunbeam('160,760 880,760 1500,1000 500,1000', 0.5) +
  leaves('300,250,44,20 520,420,44,150 720,210,44,60', P.sun400, P.coral300, P.wood300) +
  table(780, P.wood100) +
  circle(1180, 520, 300, alpha(P.white, 0.4)) +
  circle(1180, 520, 210, alpha(P.white, 0.4)) +
  breezes('1180,560 1120,420 1220,300 1380,240 1660,120', 44, P.mint300, 0.9) +
  breeze('1180,560 1090,440 980,380 860,400 700,340', 40, P.mint200, 0.9) +
  ellipse(1180, 904, 170, 22, alpha(P.petrol900, 0.16)) +
  place(humidifier(), 1180, 900, 1.35) +
  place(glass(), 860, 910, 0.96) +
  place(potted('ficus', P.coral300), 1440, 920, 1.1) +
  place(books([P.petrol500, P.mint300, P.coral300]), 470, 910, 0.9) +
  place(mug(P.sun300), 470, 800, 0.5)

/** The window seat of a plane, with water and tissues. */
export function viagemAviao(): string {
  const clouds = each(rows('260,560,120 420,600,90 560,570,130 330,640,140'), ([x, y, r]) =>
    ellipse(Number(x), Number(y), Number(r), Number(r) * 0.5, alpha(P.white, 0.85)),
  )
  const view =
    rect(100, 80, 600, 700, linear('down', '#8CCBDB', '#CDEBEA', '#FFF0D3')) +
    mist(100, 440, 600, 300, P.white, 0.8) +
    clouds +
    path('M690 520L330 470L300 490L690 600Z', linear('down', P.white, '#B9D2D6')) +
    path('M330 470L300 400L330 396L372 476Z', P.coral300)
  return (
    rect(0, 0, 1600, 1000, linear('right', '#E9F4F1', '#D3E8E3')) +
    rect(150, 90, 460, 600, '#BFD9D5', 200) +
    rect(176, 116, 408, 548, '#F4FAF8', 180) +
    clipped(view, rect(204, 144, 352, 492, '#000', 150)) +
    rect(204, 144, 352, 90, '#E4F0ED', 60) +
    line('M-20 800H700', '#BFD9D5', 10) +
    rect(760, 190, 620, 900, linear('right', '#2A7D84', P.petrol500, P.petrol700), 130) +
    rect(860, 230, 420, 270, linear('down', P.mint200, P.mint300), 90) +
    figure(
      '1050,440,1.36,-9',
      look(SKIN[1], 'long', '#3A2117', 'closed', 'smile', -0.7, { flush: true }),
      garment(P.coral300, 'round', 112, 480),
    ) +
    path(
      'M930 590C930 700 1170 700 1170 590C1210 590 1220 660 1190 700C1140 760 960 760 910 700C880 660 890 590 930 590Z',
      linear('down', P.sun300, P.sun400),
    ) +
    drape(
      '820,860 960,800 1100,830 1240,800 1320,870 1340,1040 800,1040',
      P.mint300,
      '960,820 980,900 950,1000 | 1130,840 1110,920 1140,1000',
    ) +
    breezes('480,300 700,260 900,330 1200,230 1680,290', 24, P.white, 0.7) +
    rect(60, 850, 620, 26, '#B5D2CD', 12) +
    place(glass(), 240, 850, 0.72) +
    place(tissues(), 440, 850, 0.72) +
    leaf(620, 330, 40, -20, P.leaf500)
  )
}

/** Open window, fresh air, a child with a towel on wet hair: cold air alone gives no cold. */
export function mitosFriagem(): string {
  const child = look(SKIN[2], 'curly', '#2A1712', 'closed', 'smile', -0.8)
  return (
    chamber(['#DDF2EC', '#F6F8EC'], 880, '#CFE3D6') +
    pane(180, 90, 560, 560, serra(170, 80, 580, 580, 'day'), { frame: '#F8FCFA', cols: 1, rows: 1 }) +
    path('M180 90L60 150L60 720L180 650Z', alpha('#CFE8E8', 0.8), { stroke: '#F8FCFA', 'stroke-width': 22 }) +
    path('M740 90L860 150L860 720L740 650Z', alpha('#CFE8E8', 0.8), { stroke: '#F8FCFA', 'stroke-width': 22 }) +
    curtain(760, 40, 150, 720, P.mint300, 190) +
    breezes('260,360 520,440 860,350 1160,470 1680,330', 50, P.white, 0.95) +
    flyingLeaves('280,340 600,420 900,370 1500,380', 6, 6, 50, [P.leaf500, P.mint500, P.leaf700]) +
    figure('1160,480,1.5,-9', child, garment(P.coral300, 'round', 96, 520)) +
    arm('1030,680 900,760 830,620', 84, P.coral300, SKIN[2], 0.55) +
    arm('1290,690 1400,790 1460,660', 84, P.coral300, SKIN[2], 0.55) +
    place(plantStand('ficus', P.sun300), 1480, 1000, 1)
  )
}

/** Water with lemon and mint, glasses full, morning light. */
export const hidratacao = (): string =>
  sky([0, '#D3EFEA'], [0.75, '#FFF3DC']) +
  pane(200, 70, 1200, 580, serra(190, 60, 1220, 600, 'dawn'), { frame: '#F4FAF6', cols: 3, rows: 1 }) +
  curtain(60, 20, 170, 760, P.mint200, 16) +
  curtain(1380, 20, 170, 760, P.mint200, -16) +
  table(760, '#E9F4EE') +
  sunbeam('300,776 1300,776 1100,1000 100,1000', 0.6) +
  breezes('-60,300 400,420 800,300 1200,400 1680,260', 30, P.white, 0.8) +
  ellipse(760, 920, 220, 22, alpha(P.petrol900, 0.14)) +
  place(jug(), 760, 916, 1.5) +
  place(glass('#BFE6E4', 0.8), 1080, 926, 1.2) +
  place(glass('#CDEBE2', 0.6), 1260, 900, 1) +
  place(glass('#BFE6E4', 0.75), 480, 920, 1.1) +
  slice(310, 890, 66) +
  slice(220, 930, 56, P.coral300) +
  slice(390, 950, 46) +
  place(sprig(P.leaf500, 30), 960, 960, 0.6, 74) +
  place(sprig('#3FA283', -20), 790, 470, 0.6, 14) +
  place(potted('mint', P.coral300), 1450, 930, 1.1)
