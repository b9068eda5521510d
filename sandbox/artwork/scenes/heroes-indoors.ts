import { leaf, sprig } from './kit/botany'
import { alpha, P, SKIN } from './kit/color'
import { backHair } from './kit/hair'
import { breeze, breezes } from './kit/landscape'
import { head } from './kit/people'
import { curtain, drape, pane, pillow, table } from './kit/room'
import { circle, ellipse, group, line, place, polygon, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'
import { books, honey, humidifier, rabbit } from './kit/things'
import { cup, slice, steam } from './kit/vessels'
import { rain, serra } from './kit/views'

/** A child asleep on a pillow: head at (0, 0), turned to its side, body under a blanket to the left. */
export function sleeper(s: Sheet, blanket: string, hairColor: string, skin: string): string {
  const look = { skin, hair: 'fringe', hairColor, eyes: 'closed', mouth: 'rest', turn: -0.2 } as const
  return (
    place(pillow(s, '#DDF0EF'), 40, 48, 1.2, 4) +
    group(backHair('fringe', hairColor) + head(s, look), { transform: 'translate(0 0) rotate(62)' }) +
    drape(
      s,
      '-70,34 -140,-50 -250,-78 -380,-40 -520,-14 -660,-10 -780,40 -830,150 -760,196 -400,206 -100,198 -36,140',
      blanket,
      [
        '-150,-30 -190,60 -180,150',
        '-330,-30 -380,60 -350,170',
        '-560,0 -560,80 -600,160',
        '-700,30 -690,90 -720,150',
      ],
    ) +
    line('M-70 36C-112 70 -118 130 -94 192', alpha(P.white, 0.55), 22)
  )
}

/** Moonlit room, a child asleep, the humidifier's mist drifting over the bed; calm left third. */
export function homeNoite(s: Sheet): string {
  const night = serra(s, 1080, 80, 560, 470, 'night')
  return (
    rect(0, 0, 2000, 860, s.linear('down', '#0D3A4C', '#17566A')) +
    rect(0, 850, 2000, 150, s.linear('down', '#0B2F3F', '#0F3E4F')) +
    pane(s, 1090, 90, 540, 450, night, { frame: '#8FC3C6', cols: 2, rows: 2 }) +
    curtain(s, 1010, 60, 130, 600, '#2F7383', -26) +
    curtain(s, 1590, 60, 130, 600, '#2F7383', 36) +
    rect(980, 46, 770, 16, '#8FC3C6', 8) +
    polygon('1110,560 1620,560 1480,860 760,860', alpha('#BFE6E4', 0.09)) +
    rect(1934, 420, 120, 470, s.linear('right', '#2C6B78', '#1B4C5B'), 30) +
    rect(880, 716, 1130, 200, s.linear('down', '#CFE6E6', '#7FB0B6'), 46) +
    rect(850, 850, 1160, 80, s.linear('down', '#2C6B78', '#1B4C5B'), 20) +
    rect(890, 924, 44, 70, '#123F4F', 8) +
    place(sleeper(s, P.petrol300, '#2B1B16', SKIN[2]), 1690, 600, 1.04) +
    place(rabbit(s), 1530, 706, 0.62, -10) +
    rect(610, 740, 240, 20, '#3C7F8A', 8) +
    rect(628, 760, 204, 240, s.linear('right', '#2A6673', '#184856')) +
    rect(650, 790, 160, 80, '#1B4F5E', 8) +
    circle(730, 830, 9, P.sun300) +
    circle(730, 640, 190, alpha(P.sun300, 0.06)) +
    circle(730, 650, 120, alpha(P.sun300, 0.08)) +
    place(humidifier(s), 716, 742, 0.86) +
    place(books(s, [P.coral300, P.mint300], 90), 800, 740, 0.7) +
    breezes(s, '700,520 820,420 1040,500 1300,430 1600,470 1990,360', 30, '#DDF4F0', 0.42) +
    breeze(s, '714,530 690,440 780,340 900,330 1020,280', 34, '#DDF4F0', 0.4) +
    leaf(900, 392, 44, -20, '#4FA391') +
    leaf(1260, 452, 38, 14, '#4FA391') +
    leaf(1800, 430, 40, -30, '#5DB39C')
  )
}

/** A steaming cup by a rainy window; calm right half. */
export function homeCha(s: Sheet): string {
  return (
    rect(0, 0, 2000, 800, s.linear('down', '#E9F6F1', '#FFF3DF')) +
    pane(s, 110, 60, 860, 640, serra(s, 100, 50, 880, 660, 'rain') + rain(110, 60, 860, 640), {
      frame: '#F4FAF6',
      cols: 2,
      rows: 1,
      sill: false,
    }) +
    curtain(s, 20, 20, 170, 760, P.mint300, 10) +
    rect(0, 6, 1090, 18, P.wood300, 9) +
    breezes(s, '640,380 900,300 1200,400 1560,300 2080,340', 26, P.white, 0.8) +
    table(s, 752, P.wood100) +
    drape(s, '-40,770 120,740 260,800 330,900 290,1020 -40,1020', P.coral300, [
      '60,760 130,860 110,1000',
      '190,790 250,880 210,1010',
    ]) +
    ellipse(560, 930, 240, 26, alpha(P.petrol900, 0.16)) +
    place(steam(s, 430, P.white, 0.8), 560, 770, 1) +
    place(cup(s, P.mint300), 560, 924, 1.18) +
    ellipse(862, 900, 120, 18, alpha(P.petrol900, 0.14)) +
    place(honey(s), 850, 896, 0.94) +
    ellipse(1044, 930, 90, 14, alpha(P.petrol900, 0.12)) +
    slice(1010, 890, 46) +
    slice(1082, 912, 40) +
    place(sprig(P.leaf500, 40), 330, 980, 0.8, 62) +
    leaf(1180, 930, 80, -12, P.leaf500) +
    leaf(1240, 946, 60, 20, P.leaf300)
  )
}
