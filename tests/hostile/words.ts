import type { Random } from './random'

/** A word of 45 letters without a place to break. */
export const LONG_WORD = 'pneumoultramicroscopicossilicovulcanoconiotic'

const TITLES = [
  'Tosse seca',
  'Tosse seca',
  'Caixa',
  'Caixa',
  'Caixa 2',
  'Índice',
  'Conteúdo',
  'Menu',
  'Passo 1',
  LONG_WORD,
  `${LONG_WORD} ${LONG_WORD}`,
  'Título com "aspas", d’água & <b>marcas</b>',
  'Noite, manhã e tarde. '.repeat(12).slice(0, 250),
  LONG_WORD.repeat(6).slice(0, 250),
  `Nariz ${LONG_WORD.repeat(5)}`.slice(0, 250),
] as const

const CODES = [
  '<script>alert(1)</script>',
  '</script><script>alert(2)</script>',
  '<img src=x onerror=alert(3)>',
  '"><svg onload=alert(4)>',
  '{{constructor.constructor("alert(5)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an editor may have copied it from a template
  '${alert(6)} %s %d {produto} {name} <%= 7 * 7 %>',
  '&lt;b&gt; &amp;nbsp; &#x3c;',
] as const

const SIGNS = [
  '👩‍👩‍👧‍👦🤧💊🇧🇷',
  'مرحبا بكم في موقعنا الجديد',
  '‮abc‬ ao contrário',
  // Three marks a letter: fonts without marks render one beside the other, and a letter is never broken.
  'Z͓͑ͫA̴̜͗L̠ͨ͘G̴̻͗Ǫ̵̹',
  '感冒咳嗽流鼻涕発熱喉の痛み',
  'a​b‍c­d',
] as const

/** Invisible texts. */
const BLANKS = ['   ', '\n\n', ' ', '​', '⁣ ­'] as const

const SENTENCES = [
  'Beba água e descanse.',
  'A tosse passa em poucos dias; se não passar, procure um médico.',
  `Diz-se ${LONG_WORD} de quem respira pó.`,
  `https://www.exemplo.com.br/${'caminho-sem-fim-'.repeat(6)}`,
  'Linha um\nlinha dois\n\nOutro parágrafo.',
] as const

/** A text of one line, as found in titles, names and buttons. */
export const lineOf = (random: Random): string => {
  const dice = random.next()
  if (dice < 0.04) return random.pick(BLANKS)
  if (dice < 0.16) return random.pick(CODES)
  if (dice < 0.28) return random.pick(SIGNS)
  return random.pick(TITLES)
}

/** A text of several lines. */
export const textOf = (random: Random): string =>
  random.chance(0.04)
    ? random.pick(BLANKS)
    : Array.from({ length: 1 + Math.floor(random.next() * 3) }, () =>
        random.chance(0.7) ? random.pick(SENTENCES) : lineOf(random),
      ).join(random.pick([' ', '\n\n']))

/** Addresses that editors write, right and wrong ones. */
export const addressOf = (random: Random): string =>
  random.pick([
    '/',
    '/hostil/article-0',
    '/hostil/product-0?aroma=x#y',
    'https://www.exemplo.com.br/',
    'HTTPS://EXEMPLO.COM.BR/A',
    'www.exemplo.com.br',
    'mailto:a@exemplo.com.br',
    'tel:+5511999999999',
    'whatsapp://send?text=oi',
    'javascript:alert(7)',
    'data:text/html,<script>alert(8)</script>',
    'https://',
    '//',
    '/ com espaços e ç/',
  ])
