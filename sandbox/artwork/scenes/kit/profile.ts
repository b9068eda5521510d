import { alpha, P, shade, tint } from './color'
import { blob, circle, ellipse, group, line, path } from './shapes'
import type { Sheet } from './sheet'

interface ProfileLook {
  skin: string
  hairColor: string
  hair: 'bun' | 'long' | 'short' | 'curly'
  cloth: string
  mouth?: 'closed' | 'open'
  flush?: boolean
}

const MOUTHS = {
  closed: '-206,126 -188,146 -202,166',
  open: '-206,112 -164,140 -196,178',
} as const

/** A large head in profile looking left, centered at (0, 0), about 480 high, with neck and shoulders to y = 800. */
export function profile(s: Sheet, look: ProfileLook): string {
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
    curly: [
      [-130, -200, 62],
      [-60, -262, 76],
      [40, -290, 86],
      [140, -250, 92],
      [212, -160, 96],
      [250, -50, 92],
      [244, 60, 84],
      [190, 130, 70],
      [120, -140, 110],
      [150, 0, 80],
    ]
      .map(([x, y, r], i) =>
        circle(Number(x), Number(y), Number(r), i % 2 ? hairColor : tint(hairColor, 0.04)),
      )
      .join(''),
  }
  return (
    path(
      'M-60 400C-150 440 -300 470 -360 640L-390 900L470 900L440 620C400 500 290 450 180 400Z',
      s.linear('right', tint(cloth, 0.16), cloth, shade(cloth, 0.18)),
    ) +
    blob(face, s.linear('right', tint(skin, 0.16), skin, shade(skin, 0.14))) +
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
    ellipse(84, 34, 34, 48, s.linear('right', skin, shade(skin, 0.12))) +
    group(line('M74 10Q108 20 92 56Q84 70 76 62', shade(skin, 0.28), 6), {}) +
    line('M-70 -250Q40 -292 140 -240', tint(hairColor, 0.22), 14, {
      opacity: look.hair === 'curly' ? 0 : 0.4,
    })
  )
}

/** A stethoscope around a neck whose base is at (0, 0). */
export function stethoscope(): string {
  return (
    line('M-52 -10C-70 80 -50 150 10 160M52 -10C66 60 60 110 10 160M10 160L10 210', P.petrol700, 9) +
    circle(10, 226, 22, '#A9C7C8') +
    circle(10, 226, 12, P.petrol700)
  )
}
