/** The whole range together, for banners. The humidifiers are off: on phones the soft edges of mist weigh as much as packs. */
import { group } from '../kit/shapes'
import { ointmentJar, tube } from './balms'
import { nasalBottle, prop, SYRUP_BOX, stick, syrupBottle, throatBottle } from './bottles'
import { adultHumidifier, infantHumidifier } from './humidifier'
import { box } from './parts/carton'
import { copyOf } from './parts/copy'
import type { Stand } from './parts/lathe'
import { capsulesBox, lozenge, lozengeBox, wrapped } from './pills'
import { cup, padStack, REFILL_BOX, TEA_BOX } from './sachets'

const stand: Stand = { cx: 0, base: 0, tilt: 0.2 }
const foot = { x: 0, base: 0, tilt: 0.2 }

const at = (x: number, base: number, scale: number, markup: string) =>
  group(markup, { transform: `translate(${x} ${base}) scale(${scale})` })

const back = () => [
  at(180, 900, 0.6, adultHumidifier(stand, false)),
  at(1815, 900, 0.6, infantHumidifier(stand, false)),
  at(690, 890, 0.58, box(copyOf('cha-quente-frutas-vermelhas'), TEA_BOX, foot)),
  at(1000, 880, 0.62, box(copyOf('xarope-noite-mel'), SYRUP_BOX, foot)),
  at(1395, 890, 0.56, capsulesBox(copyOf('capsulas-dia-noite'), foot)),
  at(1575, 905, 0.5, box(copyOf('refis-eucalipto'), REFILL_BOX, foot)),
]

const middle = () => [
  at(362, 985, 0.46, nasalBottle(copyOf('spray-nasal-adulto'), stand, 1.25)),
  at(900, 985, 0.5, lozengeBox(copyOf('pastilhas-cereja'), foot)),
  at(1135, 985, 0.56, syrupBottle(copyOf('xarope-dia-mel'), '#0B5560', stand)),
  at(1575, 1005, 0.5, tube(copyOf('bebe-balsamo-camomila'), stand)),
]

const front = () => [
  at(535, 1040, 0.42, stick(copyOf('inalador-laranja'), stand)),
  at(1345, 1050, 0.46, throatBottle(copyOf('spray-garganta-roma'), stand)),
  at(225, 1070, 0.56, cup('#D9931E', stand)),
  at(835, 1080, 0.42, ointmentJar('pomada-original', stand)),
  at(1150, 1095, 0.52, wrapped('#C72C46', 0, -40, -10) + lozenge('#EFAE32', { ...stand, cx: 260, base: 0 })),
  at(1740, 1075, 0.5, padStack(copyOf('refis-lavanda'), 0, 0)),
  at(425, 1095, 0.52, prop(copyOf('inalador-menta').botanical ?? [], 0, -80, 120, 6)),
]

export const family = (): string => [...back(), ...middle(), ...front()].join('')
