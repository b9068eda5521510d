import { alpha, P, shade, tint } from '../../kit/color'
import { at, type Curve, rows, sample, smooth, toPoints } from '../../kit/curves'
import { linear } from '../../kit/paint'
import { blob, circle, each, ellipse, group, line, path, place, ribbon } from '../../kit/shapes'
import { leaves } from './botany'
import { backHair, head, look } from './people'
import { drape, pillow } from './room'

interface ProfileLook {
  skin: string
  hairColor: string
  hair: 'bun' | 'long' | 'short' | 'curly'
  cloth: string
  mouth?: 'closed' | 'open'
  flush?: boolean
}

const MOUTHS = { closed: '-206,126 -188,146 -202,166', open: '-206,112 -164,140 -196,178' } as const

/** A large head in profile looking left, centered at (0, 0), about 480 high, with neck and shoulders to y = 800. */
export function profile(look: ProfileLook): string {
  const { skin, hairColor, cloth, mouth = 'closed' } = look
  const face = `40,-252 -70,-240 -150,-180 -176,-110 -178,-62 -172,-30 -206,26 -234,62 -222,84 -194,92 ${MOUTHS[mouth]} -186,192 -194,222 -176,256 -120,276 -58,264 -34,306 -44,400 -20,440 70,452 176,436 178,380 170,260 210,120 224,-60 150,-200`
  const strands: Record<ProfileLook['hair'], string> = {
    bun:
      circle(196, -226, 84, hairColor) +
      blob(
        '-150,-176 -110,-256 20,-300 150,-262 230,-150 240,-10 206,110 150,130 130,60 96,20 60,-60 -20,-120 -100,-140',
        hairColor,
      ),
    long: blob(
      '-150,-176 -110,-262 20,-306 160,-270 246,-150 262,20 276,220 322,420 318,560 236,620 146,580 108,440 112,280 128,80 70,-40 -20,-120 -100,-140',
      hairColor,
    ),
    short: blob(
      '-152,-166 -130,-250 0,-304 150,-264 236,-150 238,0 200,120 160,150 132,70 104,10 80,-70 -10,-120 -100,-130',
      hairColor,
    ),
    curly: each(
      rows(
        '-130,-200,62 -60,-262,76 40,-290,86 140,-250,92 212,-160,96 250,-50,92 244,60,84 190,130,70 120,-140,110 150,0,80',
      ),
      ([x, y, r], i) => circle(Number(x), Number(y), Number(r), i % 2 ? hairColor : tint(hairColor, 0.04)),
    ),
  }
  return (
    path(
      'M-60 400C-150 440 -300 470 -360 640L-390 900L470 900L440 620C400 500 290 450 180 400Z',
      linear('right', tint(cloth, 0.16), cloth, shade(cloth, 0.18)),
    ) +
    blob(face, linear('right', tint(skin, 0.16), skin, shade(skin, 0.14))) +
    path('M-46 268C20 268 86 236 116 180C104 290 40 344 -38 346L-36 312Z', alpha(shade(skin, 0.55), 0.3)) +
    path('M-66 392Q50 480 186 392L200 440Q60 540 -84 440Z', tint(cloth, 0.14)) +
    ellipse(-90, 96, 52, 36, alpha(P.coral400, look.flush ? 0.38 : 0.2)) +
    line('M-150 -16Q-122 6 -92 -12', shade('#3B2A2A', 0.1), 8) +
    line('M-158 -70Q-120 -92 -80 -74', shade(hairColor, 0.05), 9, { opacity: 0.8 }) +
    line('M-196 74Q-178 60 -184 86', shade(skin, 0.32), 6) +
    (mouth === 'open'
      ? path('M-200 116L-160 142L-194 172Q-176 142 -200 116Z', shade(P.coral600, 0.3))
      : line('M-190 147Q-172 150 -158 138', shade(P.coral600, 0.15), 6)) +
    strands[look.hair] +
    ellipse(84, 34, 34, 48, linear('right', skin, shade(skin, 0.12))) +
    group(line('M74 10Q108 20 92 56Q84 70 76 62', shade(skin, 0.28), 6), {}) +
    line('M-70 -250Q40 -292 140 -240', tint(hairColor, 0.22), 14, { opacity: look.hair === 'curly' ? 0 : 0.4 })
  )
}

/** A stethoscope around a neck whose base is at (0, 0). */
export const stethoscope = (): string =>
  line('M-52 -10C-70 80 -50 150 10 160M52 -10C66 60 60 110 10 160M10 160L10 210', P.petrol700, 9) +
  circle(10, 226, 22, '#A9C7C8') +
  circle(10, 226, 12, P.petrol700)

/** An arm along shoulder, elbow and wrist, with a mitten-like hand; `width` at the shoulder. */
export function arm(joints: Curve, width: number, sleeve: string, skin: string, bare = 0): string {
  const points = toPoints(joints)
  const shoulder = at(points, 0)
  const wrist = at(points, points.length - 1)
  const spine = sample(joints, 20)
  const [px, py] = at(spine, 17)
  const turn = (Math.atan2(wrist[1] - py, wrist[0] - px) * 180) / Math.PI
  const fill = linear('down', tint(sleeve, 0.1), shade(sleeve, 0.1))
  const hand =
    path(smooth('-8,-13 14,-17 34,-14 44,-4 42,8 24,15 -8,13', true), skin) +
    path(smooth('4,-12 12,-26 22,-28 25,-21 20,-10', true), shade(skin, 0.05)) +
    line('M26 -4L42 -2M26 5L40 6', shade(skin, 0.22), 2)
  const k = width / 56
  const cut = Math.round(20 * (1 - bare))
  const sleeveEnd = spine.slice(0, Math.max(3, cut) + 1)
  return (
    ribbon(joints, (t) => width * (0.8 - 0.32 * t), skin) +
    place(hand, wrist[0], wrist[1], k, turn) +
    circle(shoulder[0], shoulder[1], width * 0.5, tint(sleeve, 0.06)) +
    ribbon(
      sleeveEnd.filter((_, i) => i % 3 === 0 || i === sleeveEnd.length - 1),
      (t) => width * (1 - 0.36 * t * (1 - bare)),
      fill,
    )
  )
}

/** A small walking or standing figure seen from behind, about 200 high, standing on y = 0. */
export const wanderer = (coat: string, hair: string, skin: string, wind = 1): string =>
  path('M-16 -60L-14 0L-4 0L-1 -50L4 -50L8 0L18 0L18 -60Z', P.petrol900) +
  path(
    smooth(
      [
        [-18, -148],
        [18, -148],
        [26, -90],
        [36 + wind * 14, -44],
        [0, -38],
        [-30, -46],
        [-26, -90],
      ],
      true,
    ),
    linear('right', tint(coat, 0.16), shade(coat, 0.12)),
  ) +
  ellipse(0, -166, 15, 18, skin) +
  path(
    smooth(
      [
        [-16, -172],
        [-8, -188],
        [8, -188],
        [18, -176],
        [28 + wind * 14, -166],
        [46 + wind * 22, -162],
        [30, -148],
        [10, -142],
        [-14, -150],
      ],
      true,
    ),
    hair,
  ) +
  ribbon('0,-146 24,-148 46,-138 78,-150', (t) => 13 * (1 - 0.5 * t), P.sun300)

/** A sleeping baby wrapped in cloth, head at the left, about 460 long. */
export const swaddle = (skin: string, cloth: string = P.sun200): string =>
  blob(
    '-230,-10 -200,-100 -100,-118 40,-96 200,-50 250,20 200,90 40,112 -100,116 -200,90',
    linear('down', P.cream, cloth, P.sun300),
  ) +
  circle(-130, 0, 84, P.cream) +
  circle(-126, 0, 70, linear('right', skin, skin)) +
  ellipse(-90, 34, 13, 10, alpha(P.coral400, 0.3)) +
  ellipse(-170, 26, 13, 10, alpha(P.coral400, 0.3)) +
  line('M-164 6Q-154 14 -144 6M-112 8Q-102 16 -92 8', '#3B2A2A', 4) +
  line('M-136 34Q-128 42 -118 36', P.coral600, 4) +
  path('M-150 -56C-130 -72 -106 -66 -104 -48C-114 -58 -128 -54 -130 -42C-140 -40 -150 -48 -150 -56Z', '#2A1B16') +
  line('M-30 -96C40 -40 40 40 -20 106M60 -80C110 -20 120 40 90 100', P.sun400, 6, { opacity: 0.7 }) +
  leaves('60,0,50,-30 130,30,40,20', P.mint500, P.mint500)

/** A child asleep on a pillow: head at (0, 0), turned to its side, body under a blanket to the left. */
export const sleeper = (blanket: string, hairColor: string, skin: string): string =>
  place(pillow('#DDF0EF'), 40, 48, 1.2, 4) +
  group(backHair('fringe', hairColor) + head(look(skin, 'fringe', hairColor, 'closed', 'rest', -0.2)), {
    transform: 'translate(0 0) rotate(62)',
  }) +
  drape(
    '-70,34 -140,-50 -250,-78 -380,-40 -520,-14 -660,-10 -780,40 -830,150 -760,196 -400,206 -100,198 -36,140',
    blanket,
    '-150,-30 -190,60 -180,150 | -330,-30 -380,60 -350,170 | -560,0 -560,80 -600,160 | -700,30 -690,90 -720,150',
  ) +
  line('M-70 36C-112 70 -118 130 -94 192', alpha(P.white, 0.55), 22)

/** A tank top over a bare upper body whose head is at (0, 0): the armpits stay free. */
export const tankTop = (cloth: string): string =>
  path(
    'M-52 117Q-40 180 0 186Q40 180 52 117L80 124Q72 206 97 248L104 540L-104 540L-97 248Q-72 206 -80 124Z',
    linear('right', tint(cloth, 0.3), cloth, shade(cloth, 0.1)),
  )
