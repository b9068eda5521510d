const INK = '#0B5560'
const outline = (d: string, width = 3.5): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Social networks' glyphs, one color, drawn for this site, 48 x 48. */
export const social = {
  'icon-instagram': `${outline('M16 8H32A8 8 0 0 1 40 16V32A8 8 0 0 1 32 40H16A8 8 0 0 1 8 32V16A8 8 0 0 1 16 8Z')}<circle cx="24" cy="24" r="7.5" fill="none" stroke="${INK}" stroke-width="3.5"/><circle cx="33" cy="15" r="2.2" fill="${INK}"/>`,
  'icon-facebook': `<path d="M24 6A18 18 0 0 1 27 41.75V29.5H31.6L32.5 24H27V20.6C27 18.8 27.9 17.6 30 17.6H32.7V12.9C31.6 12.7 30.4 12.6 29.2 12.6C24.5 12.6 21.5 15.3 21.5 20V24H16.5V29.5H21.5V41.82A18 18 0 0 1 24 6Z" fill="${INK}"/>`,
  'icon-youtube': `<path d="M13 11H35A8 8 0 0 1 43 19V29A8 8 0 0 1 35 37H13A8 8 0 0 1 5 29V19A8 8 0 0 1 13 11ZM20 17.5V30.5L31.5 24Z" fill="${INK}" fill-rule="evenodd"/>`,
  'icon-whatsapp': `${outline('M8 40L10.4 31.6A16 16 0 1 1 16.6 37.7Z')}<path d="M18.3 15.6C17.3 16.2 16.6 17.5 16.8 19.3C17.4 24.3 22.7 30.3 28.3 31.3C30.4 31.7 32 30.7 32.5 29.5C32.9 28.5 32.8 27.9 32.3 27.6L28.9 26C28.3 25.7 27.9 25.9 27.5 26.3L26.4 27.6C23.9 26.7 21.7 24.7 20.7 22.2L21.7 20.9C22 20.5 22 20.1 21.8 19.6L20.3 16.2C20 15.5 19.2 15.1 18.3 15.6Z" fill="${INK}"/>`,
  'icon-x': `<path d="M9 8H18.2L25.9 18.8L35.2 8H39.6L27.9 21.6L40.5 40H31.3L22.9 28.1L12.7 40H8.3L20.9 25.3ZM15 11.5L32.9 36.5H34.5L16.6 11.5Z" fill="${INK}" fill-rule="evenodd"/>`,
}
