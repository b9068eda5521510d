/** The vector marks of the sample space, by the id that their manifest gives them. */
import { each } from '../kit/shapes'
import { flags } from './flags'
import { brandMarks, lettering } from './wordmark'

const INK = '#0B5560'
const outline = (d: string, width = 3.5): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Social networks' glyphs, one color, drawn for this site, 48 x 48. */
const social = {
  'icon-instagram': `${outline('M16 8H32A8 8 0 0 1 40 16V32A8 8 0 0 1 32 40H16A8 8 0 0 1 8 32V16A8 8 0 0 1 16 8Z')}<circle cx="24" cy="24" r="7.5" fill="none" stroke="${INK}" stroke-width="3.5"/><circle cx="33" cy="15" r="2.2" fill="${INK}"/>`,
  'icon-facebook': `<path d="M24 6A18 18 0 0 1 27 41.75V29.5H31.6L32.5 24H27V20.6C27 18.8 27.9 17.6 30 17.6H32.7V12.9C31.6 12.7 30.4 12.6 29.2 12.6C24.5 12.6 21.5 15.3 21.5 20V24H16.5V29.5H21.5V41.82A18 18 0 0 1 24 6Z" fill="${INK}"/>`,
  'icon-youtube': `<path d="M13 11H35A8 8 0 0 1 43 19V29A8 8 0 0 1 35 37H13A8 8 0 0 1 5 29V19A8 8 0 0 1 13 11ZM20 17.5V30.5L31.5 24Z" fill="${INK}" fill-rule="evenodd"/>`,
  'icon-whatsapp': `${outline('M8 40L10.4 31.6A16 16 0 1 1 16.6 37.7Z')}<path d="M18.3 15.6C17.3 16.2 16.6 17.5 16.8 19.3C17.4 24.3 22.7 30.3 28.3 31.3C30.4 31.7 32 30.7 32.5 29.5C32.9 28.5 32.8 27.9 32.3 27.6L28.9 26C28.3 25.7 27.9 25.9 27.5 26.3L26.4 27.6C23.9 26.7 21.7 24.7 20.7 22.2L21.7 20.9C22 20.5 22 20.1 21.8 19.6L20.3 16.2C20 15.5 19.2 15.1 18.3 15.6Z" fill="${INK}"/>`,
  'icon-x': `<path d="M9 8H18.2L25.9 18.8L35.2 8H39.6L27.9 21.6L40.5 40H31.3L22.9 28.1L12.7 40H8.3L20.9 25.3ZM15 11.5L32.9 36.5H34.5L16.6 11.5Z" fill="${INK}" fill-rule="evenodd"/>`,
}

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
const retailers = {
  'mark-drogaria-primavera': primavera,
  'mark-farmacia-boa-hora': boaHora,
  'mark-rede-bem-viver': bemViver,
  'mark-mercado-aurora': aurora,
  'mark-farma-ja': farmaJa,
}

const bodies: Readonly<Record<string, string>> = { ...brandMarks, ...retailers, ...social, ...flags }

export const marks: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(bodies).map(([id, body]) => [id, () => body]),
)
