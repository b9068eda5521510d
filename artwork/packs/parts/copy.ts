/** What is printed on the packs, per product and scent. */
import { P, tones } from '../../kit/color'
import { camomile, eucalyptus, guaco, lavender, mint, saline } from './botanicals'
import { berries, cherry, ginger, honey, honeyLemon, orange, pomegranate } from './fruits'
import type { Copy } from './label'

const respira = { line: 'Respira', lineColor: P.petrol500 }
const garganta = { line: 'Garganta', lineColor: P.coral600 }
const tosse = { line: 'Tosse', lineColor: '#A8660B' }
const gripe = { line: 'Gripe', lineColor: P.coral600 }
const ambiente = { line: 'Ambiente', lineColor: P.petrol500 }

type Scent = Pick<Copy, 'tone' | 'botanical'> & { scent: string }

const scents = {
  original: { scent: 'Original', tone: tones.original, botanical: mint },
  menta: { scent: 'Menta', tone: tones.menta, botanical: mint },
  eucalipto: { scent: 'Eucalipto', tone: tones.eucalipto, botanical: eucalyptus },
  lavanda: { scent: 'Lavanda', tone: tones.lavanda, botanical: lavender },
  laranja: { scent: 'Laranja', tone: tones.laranja, botanical: orange },
  mel: { scent: 'Mel', tone: tones.mel, botanical: honey },
  melLimao: { scent: 'Mel e limão', tone: tones.mel, botanical: honeyLemon },
  limaoMel: { scent: 'Limão e mel', tone: tones.limao, botanical: honeyLemon },
  cereja: { scent: 'Cereja', tone: tones.cereja, botanical: cherry },
  gengibre: { scent: 'Gengibre', tone: tones.gengibre, botanical: ginger },
  roma: { scent: 'Romã', tone: tones.roma, botanical: pomegranate },
  guaco: { scent: 'Guaco', tone: tones.guaco, botanical: guaco },
  frutas: { scent: 'Frutas vermelhas', tone: tones.frutas, botanical: berries },
  noite: { scent: 'Mel', tone: tones.noite, botanical: honey },
  camomila: { scent: 'Camomila', tone: tones.camomila, botanical: camomile },
  adulto: { scent: 'Adulto', tone: tones.sal, botanical: saline },
  infantil: { scent: 'Infantil', tone: tones.salInfantil, botanical: saline },
} satisfies Record<string, Scent>

export type ScentName = keyof typeof scents

const printed =
  (frame: Omit<Copy, 'tone'>) =>
  (name: ScentName): Copy => ({ ...frame, ...scents[name] })

export const pomada = (name: ScentName, net: string): Copy => printed({ ...respira, product: 'Pomada', net })(name)
export const inalador = printed({ ...respira, product: 'Inalador', net: '1 g' })
export const sprayNasal = printed({ ...respira, product: 'Spray Nasal', claim: 'Solução salina', net: '50 ml' })
export const pastilhas = printed({
  ...garganta,
  product: 'Pastilhas',
  claim: 'Refrescam a garganta',
  net: '20 pastilhas',
})
export const sprayGarganta = printed({ ...garganta, product: 'Spray de Garganta', claim: 'Com própolis', net: '30 ml' })
export const xaropeDia = printed({ ...tosse, product: 'Xarope Dia', claim: 'Para a tosse do dia', net: '120 ml' })
export const xaropeNoite = printed({ ...tosse, product: 'Xarope Noite', claim: 'Para a tosse da noite', net: '120 ml' })
export const chaQuente = printed({ ...gripe, product: 'Chá Quente', claim: 'Para os dias de gripe', net: '6 sachês' })
export const refis = printed({ ...ambiente, product: 'Refis de Vapor', claim: 'Para o Umidificador', net: '6 refis' })
export const balsamo = printed({
  line: 'Bebê',
  lineColor: P.petrol500,
  product: 'Bebê Bálsamo',
  claim: 'Suave para a hora de dormir',
  net: '40 g',
})
export const capsulas: Copy = { ...gripe, product: 'Cápsulas Dia & Noite', net: '16 cápsulas', tone: tones.mel }
