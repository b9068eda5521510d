/** The pack shots of the sample space, by the id that their manifest gives them. */
import { balmPack, ointment } from './balms'
import { inhalerPack, nasalPack, syrupPack, throatPack } from './bottles'
import { family } from './family'
import { adultHumidifier, infantHumidifier } from './humidifier'
import * as copy from './parts/copy'
import type { Stand } from './parts/lathe'
import { capsulesPack, lozengePack } from './pills'
import { refillPack, teaPack } from './sachets'

const stand: Stand = { cx: 800, base: 1400, tilt: 0.2 }

export const packs: Readonly<Record<string, () => string>> = {
  'pack-pomada-original': () => ointment('original', '30 g'),
  'pack-pomada-lavanda': () => ointment('lavanda', '30 g'),
  'pack-pomada-12g': () => ointment('original', '12 g'),
  'pack-pomada-50g': () => ointment('original', '50 g'),
  'pack-inalador-menta': () => inhalerPack(copy.inalador('menta'), stand),
  'pack-inalador-eucalipto': () => inhalerPack(copy.inalador('eucalipto'), stand),
  'pack-inalador-laranja': () => inhalerPack(copy.inalador('laranja'), stand),
  'pack-spray-nasal-adulto': () => nasalPack(copy.sprayNasal('adulto'), stand),
  'pack-spray-nasal-infantil': () => nasalPack(copy.sprayNasal('infantil'), stand),
  'pack-pastilhas-mel-limao': () => lozengePack(copy.pastilhas('melLimao'), stand),
  'pack-pastilhas-menta': () => lozengePack(copy.pastilhas('menta'), stand),
  'pack-pastilhas-cereja': () => lozengePack(copy.pastilhas('cereja'), stand),
  'pack-pastilhas-gengibre': () => lozengePack(copy.pastilhas('gengibre'), stand),
  'pack-spray-garganta-mel': () => throatPack(copy.sprayGarganta('mel'), stand),
  'pack-spray-garganta-roma': () => throatPack(copy.sprayGarganta('roma'), stand),
  'pack-xarope-dia-mel': () => syrupPack(copy.xaropeDia('mel'), '#0B5560', stand),
  'pack-xarope-dia-guaco': () => syrupPack(copy.xaropeDia('guaco'), '#0B5560', stand),
  'pack-xarope-noite-mel': () => syrupPack(copy.xaropeNoite('noite'), '#28356B', stand),
  'pack-cha-quente-limao-mel': () => teaPack(copy.chaQuente('limaoMel'), '#D9931E', stand),
  'pack-cha-quente-frutas-vermelhas': () => teaPack(copy.chaQuente('frutas'), '#9C1F45', stand),
  'pack-capsulas-dia-noite': () => capsulesPack(copy.capsulas, stand),
  'pack-bebe-balsamo-camomila': () => balmPack(copy.balsamo('camomila'), stand),
  'pack-umidificador-adulto': () => adultHumidifier(stand),
  'pack-umidificador-infantil': () => infantHumidifier(stand),
  'pack-refis-eucalipto': () => refillPack(copy.refis('eucalipto'), stand),
  'pack-refis-lavanda': () => refillPack(copy.refis('lavanda'), stand),
  'pack-familia': family,
}
