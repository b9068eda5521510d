/** Words that several content types share. */

/** Grounds that a section or block can stand on: names of tokens, never colors. */
export const SURFACES = {
  white: 'branco',
  ice: 'azul muito claro',
  mint: 'claro, com a cor da marca',
  petrol: 'escuro, com texto claro',
  sun: 'amarelo claro',
} as const

export const ACTION_VARIANTS = {
  primary: 'botão cheio, para a ação principal',
  secondary: 'botão com contorno',
  tertiary: 'botão discreto',
  text: 'só o texto, como link',
} as const

export const HEADING_LEVELS = {
  h1: 'título da página',
  h2: 'título de seção',
  h3: 'dentro de uma seção',
  h4: 'dentro de um h3',
} as const

/** How a picture that stands alone is cut. */
export const PICTURE_SHAPES = {
  rounded: 'cantos redondos',
  square: 'cantos retos',
  circle: 'em círculo',
} as const

/** What must stay in sight where a picture is cut: sides of the picture, as `Picture.module.scss` names them. */
export const FOCUS = {
  'top left': 'no alto, à esquerda',
  top: 'no alto',
  'top right': 'no alto, à direita',
  left: 'à esquerda',
  center: 'no meio',
  right: 'à direita',
  'bottom left': 'embaixo, à esquerda',
  bottom: 'embaixo',
  'bottom right': 'embaixo, à direita',
} as const
export type Focus = keyof typeof FOCUS

/** What editors may set between the paragraphs of most texts. */
export const EMBEDS = [
  'banner',
  'callout',
  'cardSection',
  'accordionSection',
  'video',
  'image',
  'imageSet',
  'notice',
  'danger',
  'dangerList',
  'linkButton',
  'productBanner',
] as const

/** What kind of thing a product is by law, which decides what may be said of it. */
export const PRODUCT_CATEGORIES = {
  medicine: 'medicamento',
  cosmetic: 'cosmético',
  food: 'alimento',
  healthProduct: 'produto para a saúde',
  appliance: 'aparelho',
  roomScent: 'aromatizante de ambiente',
} as const
export type ProductCategory = keyof typeof PRODUCT_CATEGORIES

/** Fields of one line that hold an address: a path of the site or another address. */
export const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['link', 'url', 'to', 'from', 'canonicalUrl'])

/** Colors that tell lines of products apart: names of tokens (`styles/settings/_lines.scss`). */
export const LINE_COLORS = {
  mint: 'verde-menta',
  honey: 'mel',
  amber: 'âmbar',
  coral: 'coral',
  olive: 'oliva',
  sky: 'azul-céu',
} as const
export type LineColor = keyof typeof LINE_COLORS

/** What a word of the search dictionary means: decides for whom products are left out. */
export const SEARCH_CONCEPT_KINDS = {
  person: 'pessoa',
  condition: 'doença',
  symptom: 'sintoma comum',
  substance: 'substância',
  act: 'o que se fez',
  product: 'produto',
  common: 'palavra comum',
  harmless: 'não quer dizer o que parece',
} as const
export type SearchConceptKind = keyof typeof SEARCH_CONCEPT_KINDS

/** Dangers that the search knows (tools/words/README.md); guidance names one. */
export const DANGERS = {
  suicidio: 'suicídio',
  autolesao: 'autolesão',
  sofrimento: 'sofrimento',
  'crise-de-asma': 'crise de asma',
  'acucar-baixo': 'açúcar baixo',
  'acucar-alto': 'açúcar alto',
  'falta-de-ar': 'falta de ar',
  peito: 'dor no peito',
  avc: 'AVC',
  engasgo: 'engasgo ou afogamento',
  convulsao: 'convulsão',
  desmaio: 'desmaio',
  'alergia-grave': 'alergia grave',
  'bebe-grave': 'bebê grave',
  'febre-bebe-pequeno': 'febre em bebê de até 3 meses',
  meningite: 'meningite',
  'pele-roxa': 'pele roxa',
  engoliu: 'engoliu o que não é remédio',
  vencido: 'remédio vencido',
  overdose: 'remédio demais ou por engano',
  misturas: 'gás, fumaça e misturas',
  queimadura: 'queimadura ou choque',
  sangramento: 'sangramento',
  pancada: 'pancada ou queda',
  picada: 'picada ou mordida',
  violencia: 'violência',
  'samu-nao-atende': 'Samu não atende',
  emergencia: 'emergência',
  olho: 'produto no olho',
  'nariz-sangrando': 'nariz sangrando',
  'tossir-sangue': 'tossir sangue',
  chiado: 'chiado',
  bichos: 'bichos',
  'crianca-com-febre': 'criança com febre',
  'febre-que-nao-cede': 'febre que não cede',
  recaida: 'recaída',
  dengue: 'dengue',
  desidratacao: 'desidratação',
  'vomito-hoje': 'vômito de quem é frágil',
  tontura: 'tontura',
  'reacao-grave': 'reação grave',
  'efeito-indesejado': 'efeito indesejado',
} as const
export type Danger = keyof typeof DANGERS

/** How soon somebody must act on guidance, the gravest first. */
export const GRAVITIES = {
  emergency: 'agora, risco de vida',
  urgent: 'hoje',
  caution: 'pergunte antes',
  information: 'saiba mais',
} as const
export type Gravity = keyof typeof GRAVITIES

/** What a danger asks for, the most urgent first. */
export const URGENCIES = {
  callNow: 'ligue agora',
  emergencyRoom: 'pronto-socorro agora',
  today: 'hoje',
  thisWeek: 'esta semana',
} as const
export type Urgency = keyof typeof URGENCIES

/** What stands above the signs of each urgency: the same words wherever such signs are listed. */
export const URGENCY_HEADINGS: Record<Urgency, string> = {
  callNow: 'Ligue para o Samu, 192',
  emergencyRoom: 'Vá agora ao pronto-socorro',
  today: 'Procure o médico hoje',
  thisWeek: 'Marque consulta nesta semana',
}

/** How soon guidance about a danger must be read. */
export const GRAVITY_OF_URGENCY: Record<Urgency, Gravity> = {
  callNow: 'emergency',
  emergencyRoom: 'emergency',
  today: 'urgent',
  thisWeek: 'caution',
}

/** Numbers that guidance offers to call, in their order on the page (an object would sort them as numbers). */
export const HELP_LINES = ['192', '193', '188', '0800 722 6001', '136', '180', '100', '190'] as const
export type HelpLine = (typeof HELP_LINES)[number]

/** For help and for comfort, where nothing more is known of somebody. */
export const LINES_FOR_EVERYBODY: readonly HelpLine[] = ['192', '188']

export const HELP_LINE_WORDS: Record<HelpLine, string> = {
  '192': 'Samu',
  '193': 'Bombeiros',
  '188': 'CVV',
  '0800 722 6001': 'Disque-Intoxicação',
  '136': 'Disque Saúde',
  '180': 'Central de Atendimento à Mulher',
  '100': 'Disque Direitos Humanos',
  '190': 'Polícia Militar',
}
