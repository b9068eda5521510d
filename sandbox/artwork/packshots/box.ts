/** A carton of the range with its printed panels. */
import type { Art } from '../lib/art'
import { carton } from '../lib/carton'
import { type Copy, cartonFront, sidePanel } from './label'

export interface BoxPlace {
  /** Foot of the edge nearest to the camera. */
  x: number
  base: number
  tilt: number
  yaw?: number
}

export type Size = readonly [width: number, height: number, depth: number]

/** Draws a carton; `front` replaces the standard panel, `lid` the tint of its top. */
export function box(
  copy: Copy,
  [width, height, depth]: Size,
  place: BoxPlace,
  front?: Art,
  lid?: string,
): string {
  return carton({
    yaw: 0.4,
    ...place,
    width,
    height,
    depth,
    front: front ?? cartonFront(width, height, copy),
    side: sidePanel(depth, height, copy),
    lid: lid ?? copy.tone.pale,
  })
}
