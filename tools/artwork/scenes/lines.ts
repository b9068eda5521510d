import { alpha, P, shade, tint } from '../kit/color'
import { rows } from '../kit/curves'
import { linear } from '../kit/paint'
import { circle, each, ellipse, path, place, placeEach, rect } from '../kit/shapes'
import { chamomile, eucalyptus, flyingLeaves, leaf, leaves, sprig } from './parts/botany'
import { balmTube, dosingCup } from './parts/packages'
import { pane, potted } from './parts/room'
import { honey, humidifier, inhaler, lozenge, nasalSpray, rabbit, thermometer, tissues } from './parts/things'
import { balmJar, bottle, glass, jug, slice } from './parts/vessels'
import { breeze, breezes, serra } from './parts/views'

interface StageTones {
  wall: readonly [string, string]
  plinth: string
}

/** A stage of three plinths in soft light; tops at y = 760 (left), 660 (middle), 800 (right). */
function stage({ wall, plinth }: StageTones): string {
  const drum = (x: number, y: number, rx: number) =>
    path(
      `M${x - rx} ${y}L${x - rx} 1080A${rx} 62 0 0 0 ${x + rx} 1080L${x + rx} ${y}Z`,
      linear('right', tint(plinth, 0.4), plinth, shade(plinth, 0.14)),
    ) + ellipse(x, y, rx, rx * 0.17, tint(plinth, 0.5))
  return (
    rect(0, 0, 1600, 1200, linear('down', ...wall)) +
    each([520, 400, 290], (r) => circle(800, 520, r, alpha(P.white, 0.3))) +
    rect(0, 980, 1600, 220, linear('down', tint(plinth, 0.25), shade(plinth, 0.04))) +
    ellipse(800, 1110, 720, 60, alpha(P.petrol900, 0.08)) +
    drum(400, 770, 230) +
    drum(1200, 810, 240) +
    drum(800, 670, 270)
  )
}

export const linhaRespira = (): string =>
  stage({ wall: ['#BFE6DE', '#E6F6EF'], plinth: P.mint300 }) +
  breezes('-100,430 300,320 740,460 1140,250 1720,300', 52, P.white, 0.9) +
  place(eucalyptus('#7FB8AE', -70), 250, 780, 1.1, -8) +
  place(sprig(P.leaf500, 40), 1370, 830, 1.2, 8) +
  place(balmJar(330), 800, 690) +
  place(inhaler(), 420, 790, 1.3, -4) +
  place(nasalSpray(), 1180, 830, 1.2) +
  flyingLeaves('60,420 500,380 900,330 1500,280', 3, 6, 70, [P.leaf500, P.mint500, P.leaf700])

export function linhaGarganta(): string {
  const flavors = [P.sun400, P.coral300, P.mint400, P.coral400, P.sun400, P.mint400]
  const lozenges = rows('330,740,66 460,744,62 392,676,62 1130,800,58 1010,1090,52 600,1110,56')
  return (
    stage({ wall: ['#FFE6BE', '#FFF5E2'], plinth: P.sun300 }) +
    breezes('-100,330 340,420 800,270 1220,380 1720,260', 44, P.white, 0.95) +
    place(honey(), 800, 690, 1.6) +
    each(lozenges, ([x, y, r], i) => lozenge(x, y, r, flavors[i] ?? P.sun400)) +
    place(nasalSpray(P.coral100), 1260, 826, 1.15) +
    slice(260, 1020, 96) +
    slice(360, 1080, 74) +
    place(sprig(P.leaf500, 30), 1370, 1120, 1, 30) +
    leaf(560, 640, 80, -130, P.leaf500)
  )
}

export const linhaTosse = (): string =>
  stage({ wall: ['#F7DFC6', '#FDF3E3'], plinth: '#E3B98B' }) +
  breezes('-100,420 340,330 800,430 1220,260 1720,340', 44, P.white, 0.9) +
  place(sprig('#3FA283', 60), 190, 1000, 1.7, -10) +
  place(sprig(P.leaf700, -50), 1450, 1010, 1.7, 8) +
  place(bottle(P.amber, P.ice, P.sun100), 690, 700, 1.5) +
  place(bottle('#1B4C66', P.sun300, '#D9ECF2'), 910, 700, 1.5) +
  place(leaf(0, 0, 190, -40, P.leaf500), 360, 780) +
  place(leaf(0, 0, 150, 10, P.leaf300), 400, 784) +
  place(dosingCup(), 1190, 814, 0.95) +
  leaves('470,1060,120,-8 560,1090,90,16', P.leaf500, P.leaf300)

/** No medicine: those of this line must not be taken together, so no picture has them side by side. */
export const linhaGripe = (): string =>
  stage({ wall: ['#FBD5C2', '#FFF0E2'], plinth: P.coral200 }) +
  breezes('-100,300 340,400 800,250 1220,330 1720,220', 40, P.white, 0.9) +
  place(jug(), 730, 690, 1.2) +
  place(glass(), 930, 692, 1.1) +
  place(thermometer(), 360, 752, 1.1, -10) +
  place(tissues(P.mint300), 1230, 836, 1.15) +
  slice(250, 1060, 84) +
  slice(350, 1100, 62) +
  place(sprig(P.leaf500, -30), 1480, 1120, 0.9, -20) +
  leaf(560, 1090, 90, -14, P.leaf500)

const towels =
  rect(-130, -60, 260, 62, linear('right', P.cream, P.mint200, P.mint300), 30) +
  rect(-120, -116, 240, 60, linear('right', P.white, P.coral100, P.coral200), 28)

export const linhaBebe = (): string =>
  stage({ wall: ['#DDF1EA', '#FFF6E8'], plinth: P.sun200 }) +
  breezes('-100,400 340,300 800,420 1220,280 1720,350', 40, P.white, 0.98) +
  place(balmTube(), 800, 690, 1.35) +
  place(rabbit(), 1200, 836, 1.8) +
  place(towels, 400, 790, 1.2) +
  placeEach(chamomile(), '620,1060,1.3 500,1100,1 730,1110,0.9 380,612,0.9') +
  leaf(560, 1100, 80, 40, P.leaf500) +
  place(sprig('#5DB39C', -40), 130, 1040, 1.2, -6) +
  place(chamomile(), 960, 1090, 0.8)

export function linhaAmbiente(): string {
  const refill = (x: number, y: number, c: string) =>
    rect(x - 74, y - 40, 148, 42, linear('right', tint(c, 0.5), c, shade(c, 0.15)), 20) +
    ellipse(x, y - 40, 74, 14, tint(c, 0.6)) +
    leaf(x - 30, y - 40, 56, -4, P.leaf500)
  return (
    stage({ wall: ['#D5E6F1', '#EEF7F5'], plinth: '#A9CFD9' }) +
    pane(130, 100, 360, 400, serra(120, 90, 380, 420, 'dawn'), { frame: '#F4FAF6' }) +
    place(humidifier(), 800, 692, 1.6) +
    breezes('800,290 740,190 860,110 1080,160 1300,60 1700,120', 54, P.white, 0.95) +
    breeze('800,290 860,220 800,140 640,110 520,40', 46, P.white, 0.9) +
    refill(350, 790, P.mint300) +
    refill(470, 800, '#C9B6E4') +
    refill(408, 746, P.mint200) +
    place(potted('ficus', P.coral300), 1210, 836, 1.05) +
    place(eucalyptus('#7FB8AE', 50), 1440, 1130, 0.8, 30)
  )
}
