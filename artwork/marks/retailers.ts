import { each } from '../kit/shapes'
import { lettering } from './lettering'

const name = (
  line: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  weight: 500 | 600 | 700 | 800 = 800,
  tracking = -8,
): string => lettering(line, x, y, { size, weight, tracking, fill })

const petal = (turn: number): string =>
  `<path d="M0 -3C-9 -10 -9 -20 0 -25C9 -20 9 -10 0 -3Z" transform="rotate(${turn})"/>`

const primavera =
  `<g transform="translate(44 48)" fill="#D6457A">${each([0, 72, 144, 216, 288], petal)}</g><circle cx="44" cy="48" r="5.5" fill="#FFD27A"/>` +
  name('drogaria', 84, 41, 18, '#8A2C52', 500, 6) +
  name('Primavera', 83, 67, 28, '#B22D63')

const boaHora =
  '<circle cx="46" cy="48" r="28" fill="#1E7A4C"/><circle cx="46" cy="48" r="21" fill="#FFFFFF"/><path d="M46 35V48L55 54" fill="none" stroke="#1E7A4C" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="46" cy="48" r="3.5" fill="#F0A12B"/>' +
  name('Farmácia', 86, 42, 19, '#2F5F47', 600, 0) +
  name('Boa Hora', 85, 68, 28, '#1E7A4C')

const bemViver =
  '<path d="M20 54C20 38 34 30 48 34C62 30 76 38 76 54" fill="none" stroke="#2B5BB5" stroke-width="8" stroke-linecap="round"/><path d="M33 60C36 52 42 49 48 51C54 49 60 52 63 60" fill="none" stroke="#57B7E3" stroke-width="7" stroke-linecap="round"/><circle cx="48" cy="68" r="5.5" fill="#F29A2E"/>' +
  name('rede', 92, 39, 17, '#57789F', 600, 20) +
  name('Bem-Viver', 91, 66, 28, '#234B96')

const aurora =
  '<path d="M18 62A28 28 0 0 1 74 62Z" fill="#F4A62A"/><g stroke="#E4572E" stroke-width="5" stroke-linecap="round"><path d="M46 20V26"/><path d="M17 34L22 38"/><path d="M75 34L70 38"/></g><path d="M14 70H78" stroke="#E4572E" stroke-width="6" stroke-linecap="round"/>' +
  name('mercado', 92, 41, 18, '#9A4B1E', 500, 24) +
  name('Aurora', 91, 70, 34, '#C2410C')

const farmaJa =
  '<path d="M28 14H212A14 14 0 0 1 226 28V68A14 14 0 0 1 212 82H28A14 14 0 0 1 14 68V28A14 14 0 0 1 28 14Z" fill="#5B2BB0"/><path d="M50 26L34 52H46L42 70L62 42H49L54 26Z" fill="#FFD84A"/>' +
  name('Farma', 76, 60, 34, '#FFFFFF') +
  name('Já', 178, 60, 34, '#FFD84A')

/** Marks of the fictional shops where the products are sold, 240 x 96. */
export const retailers = {
  'mark-drogaria-primavera': primavera,
  'mark-farmacia-boa-hora': boaHora,
  'mark-rede-bem-viver': bemViver,
  'mark-mercado-aurora': aurora,
  'mark-farma-ja': farmaJa,
}
