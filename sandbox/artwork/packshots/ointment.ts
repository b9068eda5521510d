/** The ointment's three sizes and two scents. */
import type { Stand } from '../lib/lathe'
import { palette } from '../lib/palette'
import { pomada } from './copy'
import { prop } from './inhaler'
import { jar } from './jar'

const sizes = {
  '12 g': { radius: 400, height: 400 },
  '30 g': { radius: 520, height: 560 },
  '50 g': { radius: 520, height: 760 },
}

type OintmentSize = keyof typeof sizes

const stand: Stand = { cx: 800, base: 1330, tilt: 0.24 }

export function ointmentJar(scent: 'original' | 'lavanda', net: OintmentSize, at: Stand): string {
  const lid = scent === 'lavanda' ? '#7B63B8' : palette.petrol700
  return jar({ copy: pomada(scent, net), lid, ...sizes[net] }, at)
}

/** The jar with its plant; the smallest one has most of it, so that it reads as small. */
export function ointment(scent: 'original' | 'lavanda', net: OintmentSize): string {
  const plant = pomada(scent, net).botanical ?? []
  const small = net === '12 g'
  const x = small ? 1350 : 1410
  return (
    ointmentJar(scent, net, stand) + prop(plant, x, stand.base + (small ? -40 : -10), small ? 180 : 135, 10)
  )
}
