/** The pack shots of the sample space, by the id that their manifest gives them. */
import { balmPack, ointment } from './balms'
import { inhalerPack, nasalPack, syrupPack, throatPack } from './bottles'
import { family } from './family'
import { adultHumidifier, infantHumidifier } from './humidifier'
import { copyOf } from './parts/copy'
import type { Stand } from './parts/lathe'
import { capsulesPack, lozengePack } from './pills'
import { refillPack, teaPack } from './sachets'

const stand: Stand = { cx: 800, base: 1400, tilt: 0.2 }

export const packs: Readonly<Record<string, () => string>> = {
  'pack-pomada-original': () => ointment('pomada-original'),
  'pack-pomada-lavanda': () => ointment('pomada-lavanda'),
  'pack-pomada-12g': () => ointment('pomada-12g'),
  'pack-pomada-50g': () => ointment('pomada-50g'),
  'pack-inalador-menta': () => inhalerPack(copyOf('inalador-menta'), stand),
  'pack-inalador-eucalipto': () => inhalerPack(copyOf('inalador-eucalipto'), stand),
  'pack-inalador-laranja': () => inhalerPack(copyOf('inalador-laranja'), stand),
  'pack-spray-nasal-adulto': () => nasalPack(copyOf('spray-nasal-adulto'), stand),
  'pack-spray-nasal-infantil': () => nasalPack(copyOf('spray-nasal-infantil'), stand, 0.98),
  'pack-pastilhas-mel-limao': () => lozengePack(copyOf('pastilhas-mel-limao'), stand),
  'pack-pastilhas-menta': () => lozengePack(copyOf('pastilhas-menta'), stand),
  'pack-pastilhas-cereja': () => lozengePack(copyOf('pastilhas-cereja'), stand),
  'pack-pastilhas-gengibre': () => lozengePack(copyOf('pastilhas-gengibre'), stand),
  'pack-spray-garganta-mel': () => throatPack(copyOf('spray-garganta-mel'), stand),
  'pack-spray-garganta-roma': () => throatPack(copyOf('spray-garganta-roma'), stand),
  'pack-xarope-dia-mel': () => syrupPack(copyOf('xarope-dia-mel'), '#0B5560', stand),
  'pack-xarope-dia-guaco': () => syrupPack(copyOf('xarope-dia-guaco'), '#0B5560', stand),
  'pack-xarope-noite-mel': () => syrupPack(copyOf('xarope-noite-mel'), '#28356B', stand),
  'pack-cha-quente-limao-mel': () => teaPack(copyOf('cha-quente-limao-mel'), '#D9931E', stand),
  'pack-cha-quente-frutas-vermelhas': () => teaPack(copyOf('cha-quente-frutas-vermelhas'), '#9C1F45', stand),
  'pack-capsulas-dia-noite': () => capsulesPack(copyOf('capsulas-dia-noite'), stand),
  'pack-bebe-balsamo-camomila': () => balmPack(copyOf('bebe-balsamo-camomila'), stand),
  'pack-umidificador-adulto': () => adultHumidifier(stand),
  'pack-umidificador-infantil': () => infantHumidifier(stand),
  'pack-refis-eucalipto': () => refillPack(copyOf('refis-eucalipto'), stand),
  'pack-refis-lavanda': () => refillPack(copyOf('refis-lavanda'), stand),
  'pack-familia': family,
}
