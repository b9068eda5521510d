/** The pack shots of the sample space. Draw them with `npx tsx sandbox/artwork/render.ts packshots`. */
import type { Stand } from '../lib/lathe'
import type { Picture } from '../lib/render'
import { balmPack } from './balm'
import { capsulesPack } from './capsules'
import * as copy from './copy'
import { family } from './family'
import { adultHumidifier, infantHumidifier } from './humidifier'
import { inhalerPack } from './inhaler'
import { lozengePack } from './lozenges'
import { nasalPack } from './nasal'
import { ointment } from './ointment'
import { refillPack } from './refills'
import { syrupPack } from './syrup'
import { teaPack } from './tea'
import { throatPack } from './throat'

export const manifest = 'packshots.yaml'

const stand: Stand = { cx: 800, base: 1400, tilt: 0.2 }

const shot = (id: string, title: string, description: string, draw: () => string): Picture => ({
  id: `pack-${id}`,
  title,
  description,
  width: 1600,
  height: 1600,
  margin: 0.075,
  draw,
})

const inhaler = (name: copy.ScentName, label: string, cap: string, plant: string) =>
  shot(
    `inalador-${name}`,
    `Inalador ${label}`,
    `Bastão nasal Inalador Brisamenta ${label}, branco, aberto, com a tampa ${cap} e ${plant} ao lado`,
    () => inhalerPack(copy.inalador(name), stand),
  )

const lozenges = (id: string, name: copy.ScentName, label: string) =>
  shot(
    `pastilhas-${id}`,
    `Pastilhas ${label}`,
    `Caixa das Pastilhas Brisamenta ${label}, 20 pastilhas, com pastilhas embrulhadas e desembrulhadas à frente`,
    () => lozengePack(copy.pastilhas(name), stand),
  )

const nasal = (name: 'adulto' | 'infantil') =>
  shot(
    `spray-nasal-${name}`,
    `Spray Nasal ${name}`,
    `Frasco branco com bico nasal do Spray Nasal Brisamenta ${name}, 50 ml, ao lado da caixa ${name === 'adulto' ? 'azul' : 'amarela'} e da tampa transparente`,
    () => nasalPack(copy.sprayNasal(name), stand),
  )

const throat = (name: 'mel' | 'roma', label: string) =>
  shot(
    `spray-garganta-${name}`,
    `Spray de Garganta ${label}`,
    `Frasco com haste aplicadora do Spray de Garganta Brisamenta sabor ${label}, 30 ml, ao lado da caixa`,
    () => throatPack(copy.sprayGarganta(name), stand),
  )

const syrup = (id: string, label: string, draw: () => string) =>
  shot(
    `xarope-${id}`,
    `Xarope ${label}`,
    `Frasco âmbar do Xarope Brisamenta ${label}, 120 ml, com a caixa e o copo-medida`,
    draw,
  )

const tea = (id: string, name: copy.ScentName, label: string, brew: string) =>
  shot(
    `cha-quente-${id}`,
    `Chá Quente ${label}`,
    `Caixa do Chá Quente Brisamenta ${label}, 6 sachês, com um sachê e uma xícara fumegante`,
    () => teaPack(copy.chaQuente(name), brew, stand),
  )

const refill = (name: 'eucalipto' | 'lavanda', label: string) =>
  shot(
    `refis-${name}`,
    `Refis de Vapor ${label}`,
    `Caixa dos Refis de Vapor Brisamenta ${label}, 6 refis, com um envelope e três refis empilhados`,
    () => refillPack(copy.refis(name), stand),
  )

export const pictures: readonly Picture[] = [
  shot(
    'pomada-original',
    'Pomada Original 30 g',
    'Pote de vidro da Pomada Brisamenta Original, 30 g, com tampa verde-petróleo',
    () => ointment('original', '30 g'),
  ),
  shot(
    'pomada-lavanda',
    'Pomada Lavanda 30 g',
    'Pote de vidro da Pomada Brisamenta Lavanda, 30 g, com tampa lilás',
    () => ointment('lavanda', '30 g'),
  ),
  shot(
    'pomada-12g',
    'Pomada Original 12 g',
    'Potinho de vidro da Pomada Brisamenta Original, 12 g, com tampa verde-petróleo e folhas de hortelã',
    () => ointment('original', '12 g'),
  ),
  shot(
    'pomada-50g',
    'Pomada Original 50 g',
    'Pote alto de vidro da Pomada Brisamenta Original, 50 g, com tampa verde-petróleo',
    () => ointment('original', '50 g'),
  ),
  inhaler('menta', 'Menta', 'verde', 'folhas de hortelã'),
  inhaler('eucalipto', 'Eucalipto', 'verde-azulada', 'um ramo de eucalipto'),
  inhaler('laranja', 'Laranja', 'laranja', 'uma rodela de laranja'),
  nasal('adulto'),
  nasal('infantil'),
  lozenges('mel-limao', 'melLimao', 'Mel e limão'),
  lozenges('menta', 'menta', 'Menta'),
  lozenges('cereja', 'cereja', 'Cereja'),
  lozenges('gengibre', 'gengibre', 'Gengibre'),
  throat('mel', 'mel'),
  throat('roma', 'romã'),
  syrup('dia-mel', 'Dia Mel', () => syrupPack(copy.xaropeDia('mel'), '#0B5560', stand)),
  syrup('dia-guaco', 'Dia Guaco', () => syrupPack(copy.xaropeDia('guaco'), '#0B5560', stand)),
  syrup('noite-mel', 'Noite Mel', () => syrupPack(copy.xaropeNoite('noite'), '#28356B', stand)),
  tea('limao-mel', 'limaoMel', 'Limão e mel', '#D9931E'),
  tea('frutas-vermelhas', 'frutas', 'Frutas vermelhas', '#9C1F45'),
  shot(
    'capsulas-dia-noite',
    'Cápsulas Dia & Noite',
    'Caixa das Cápsulas Brisamenta Dia & Noite, com a cartela de 8 cápsulas e duas cápsulas soltas, uma do dia e uma da noite',
    () => capsulesPack(copy.capsulas, stand),
  ),
  shot(
    'bebe-balsamo-camomila',
    'Bebê Bálsamo Camomila',
    'Bisnaga cor de creme do Bebê Bálsamo Brisamenta Camomila, 40 g, com flores de camomila ao lado',
    () => balmPack(copy.balsamo('camomila'), stand),
  ),
  shot(
    'umidificador-adulto',
    'Umidificador',
    'Umidificador Brisamenta branco, com reservatório transparente de água e névoa saindo do alto',
    () => adultHumidifier(stand),
  ),
  shot(
    'umidificador-infantil',
    'Umidificador infantil',
    'Umidificador infantil Brisamenta verde-claro, em forma de gota com rostinho adormecido e duas folhas, soltando névoa',
    () => infantHumidifier(stand),
  ),
  refill('eucalipto', 'Eucalipto'),
  refill('lavanda', 'Lavanda'),
  {
    ...shot(
      'familia',
      'Linha Brisamenta completa',
      'Todos os produtos Brisamenta juntos: pomada, inaladores, sprays, pastilhas, xaropes, chá, cápsulas, bálsamo, umidificadores e refis',
      family,
    ),
    width: 2000,
    height: 1200,
    margin: 0.03,
  },
]
