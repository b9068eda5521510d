/** What is printed on the packs: the words of `prints.yaml` in the looks of their scents. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { P, tones } from '../../kit/color'
import { camomile, eucalyptus, guaco, lavender, mint, saline } from './botanicals'
import { berries, cherry, ginger, honey, honeyLemon, orange, pomegranate } from './fruits'
import type { Copy } from './label'

interface Line {
  line: string
  lineColor: string
}

const respira: Line = { line: 'Respira', lineColor: P.petrol500 }
const garganta: Line = { line: 'Garganta', lineColor: P.coral600 }
const tosse: Line = { line: 'Tosse', lineColor: '#A8660B' }
const gripe: Line = { line: 'Gripe', lineColor: P.coral600 }

const lines: Readonly<Record<string, Line>> = {
  Pomada: respira,
  Inalador: respira,
  'Spray Nasal': respira,
  Pastilhas: garganta,
  'Spray de Garganta': garganta,
  'Xarope Dia': tosse,
  'Xarope Noite': tosse,
  'Chá Quente': gripe,
  'Cápsulas Dia & Noite': gripe,
  'Bebê Bálsamo': { line: 'Bebê', lineColor: P.petrol500 },
  'Refis de Vapor': { line: 'Ambiente', lineColor: P.petrol500 },
}

const looks: Readonly<Record<string, Pick<Copy, 'tone' | 'botanical'>>> = {
  original: { tone: tones.original, botanical: mint },
  menta: { tone: tones.menta, botanical: mint },
  eucalipto: { tone: tones.eucalipto, botanical: eucalyptus },
  lavanda: { tone: tones.lavanda, botanical: lavender },
  laranja: { tone: tones.laranja, botanical: orange },
  mel: { tone: tones.mel, botanical: honey },
  melLimao: { tone: tones.mel, botanical: honeyLemon },
  limaoMel: { tone: tones.limao, botanical: honeyLemon },
  cereja: { tone: tones.cereja, botanical: cherry },
  gengibre: { tone: tones.gengibre, botanical: ginger },
  roma: { tone: tones.roma, botanical: pomegranate },
  guaco: { tone: tones.guaco, botanical: guaco },
  frutas: { tone: tones.frutas, botanical: berries },
  noite: { tone: tones.noite, botanical: honey },
  camomila: { tone: tones.camomila, botanical: camomile },
  adulto: { tone: tones.sal, botanical: saline },
  infantil: { tone: tones.salInfantil, botanical: saline },
  capsulas: { tone: tones.mel },
}

type Print = Omit<Copy, 'line' | 'lineColor' | 'tone' | 'botanical'> & { look: string }

const prints: Readonly<Record<string, Print>> = parse(
  readFileSync(join(import.meta.dirname, '../prints.yaml'), 'utf8'),
  { merge: true },
)

/** What is eaten. On a medicine it would promise taste (RDC 96/2008): there a leaf is in its place. */
const FOODS = new Set([berries, cherry, ginger, honey, honeyLemon, orange, pomegranate])

/** The copy of a pack, by its id without "pack-". */
export function copyOf(name: string): Copy {
  const { look = '', ...print } = prints[`pack-${name}`] ?? { product: '', net: '', kind: '', ages: '' }
  const [line, style] = [lines[print.product], looks[look]]
  if (!line || !style) throw new Error(`prints.yaml: no pack, line or look of ${name}`)
  const isFoodOnMedicine = print.kind === 'Medicamento' && style.botanical && FOODS.has(style.botanical)
  return { ...print, ...line, ...style, ...(isFoodOnMedicine && { botanical: mint }) }
}
