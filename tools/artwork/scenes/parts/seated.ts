import { alpha, P, shade, tint } from '../../kit/color'
import { linear } from '../../kit/paint'
import { ellipse, place, rect } from '../../kit/shapes'
import { arm } from './figures'
import { type Dress, type Look, person } from './people'

/** A wooden chair seen from the front, its seat at y = 0, its feet at y = 240, 300 wide. */
const chair = (color: string = P.wood300): string =>
  rect(-150, -330, 300, 260, linear('right', tint(color, 0.2), color, shade(color, 0.12)), 60) +
  rect(-112, -290, 224, 150, alpha(P.wood700, 0.16), 40) +
  rect(-148, -20, 26, 260, shade(color, 0.22), 10) +
  rect(122, -20, 26, 260, shade(color, 0.3), 10) +
  rect(-166, -24, 332, 44, linear('down', tint(color, 0.2), shade(color, 0.16)), 20)

/** An adult on a chair, seen from the front with the hands on the lap; the chair's feet stand on y = 0, the head is at y = -640. */
export function seated(look: Look, dress: Pick<Dress, 'cloth'>, trousers: string): string {
  const { cloth } = dress
  const body: Dress = { cloth, neck: 'round', shoulders: 108, height: 330, inner: P.ice }
  const leg = (side: 1 | -1) =>
    rect(side * 68 - 52, -262, 104, 214, linear('right', tint(trousers, 0.1), trousers, shade(trousers, 0.16)), 34) +
    rect(side * 72 - 60, -66, 120, 58, linear('down', P.cream, P.sand), 28)
  return (
    ellipse(0, -4, 240, 20, alpha(P.petrol900, 0.14)) +
    place(chair(), 0, -240) +
    place(person(look, body), 0, -640, 1.12) +
    leg(-1) +
    leg(1) +
    rect(-142, -330, 284, 112, linear('down', tint(trousers, 0.14), trousers, shade(trousers, 0.1)), 54) +
    arm('-112,-450 -164,-330 -50,-292', 66, cloth, look.skin, 0.08) +
    arm('112,-450 164,-330 50,-292', 66, cloth, look.skin, 0.08)
  )
}
