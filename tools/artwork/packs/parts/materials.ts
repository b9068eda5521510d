/** Surfaces for `lathe`: each turns a normal into a color and an opacity. */
import { hex, mix, rgb } from '../../kit/color'

export type Vec = readonly [x: number, y: number, z: number]

export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

const clamp = (v: number) => Math.min(1, Math.max(0, v))

const smoothstep = (from: number, to: number, v: number) => {
  const t = clamp((v - from) / (to - from))
  return t * t * (3 - 2 * t)
}

const KEY = unit([-0.6, 0.6, 0.62])
const FILL = unit([0.85, 0.25, 0.5])

/** Diffuse light at a surface with normal `n`; about 1 where the surface faces the camera. */
export function diffuse(n: Vec, view: Vec): number {
  const facing = clamp(dot(n, view))
  const rim = 1 - 0.2 * (1 - facing) ** 3
  return (0.61 + 0.44 * clamp(dot(n, KEY)) + 0.27 * clamp(dot(n, FILL)) + 0.1 * n[1]) * rim
}

/** Light that a mirror with normal `n` sends to the camera, 0 to about 1; `soft` widens the lights' edges (radians). */
export function reflection(n: Vec, view: Vec, soft: number): number {
  const k = 2 * dot(n, view)
  const r = unit([k * n[0] - view[0], k * n[1] - view[1], k * n[2] - view[2]])
  const azimuth = Math.atan2(r[0], r[2])
  const elevation = Math.asin(Math.min(1, Math.max(-1, r[1])))
  const box = (center: number, half: number) => smoothstep(half + soft, half - soft, Math.abs(azimuth - center))
  const height = smoothstep(-0.75, -0.2, elevation) * (1 - 0.4 * smoothstep(0.5, 1.3, elevation))
  const ceiling = smoothstep(0.65, 1.15, elevation) * 0.45
  return clamp((box(-1.34, 0.36) + 0.5 * box(1.95, 0.17)) * height + ceiling + 0.05)
}

/** Share of light that a dielectric mirrors at this angle (Schlick), from `f0` head on to 1 at grazing angles. */
export const fresnel = (n: Vec, view: Vec, f0: number) => f0 + (1 - f0) * (1 - clamp(dot(n, view))) ** 5

interface Spot {
  n: Vec
  view: Vec
}

export type Material = (spot: Spot) => { color: string; alpha: number }

/** A color under light (1 is full; more bleaches it), with a share of the studio mirrored on top. */
function lit(color: string, light: number, shine: number): string {
  const bleach = Math.max(0, light - 1) + shine - Math.max(0, light - 1) * shine
  const channel = (v: number) => {
    const shaded = v * Math.min(1, light)
    return shaded + (255 - shaded) * Math.min(1, bleach)
  }
  const [r, g, b] = rgb(color)
  return hex([channel(r), channel(g), channel(b)])
}

/** Opaque plastic, paper or painted metal. `shine` 0 (matte) to 1; `soft` is the blur of its reflections. */
export const solid =
  (color: string, shine = 0.35, soft = 0.12): Material =>
  ({ n, view }) => {
    const mirror = reflection(n, view, soft) * (shine + 0.4 * shine * fresnel(n, view, 0.04))
    return { color: lit(color, Math.min(1.1, diffuse(n, view)), mirror), alpha: 1 }
  }

/** Shade only, to be laid over printed artwork: multiplies like a surface of matte paper. */
export const shading =
  (strength = 1): Material =>
  ({ n, view }) => ({ color: '#04222A', alpha: Math.min(0.8, Math.max(0, 1 - diffuse(n, view)) * strength) })

/** Highlights only, to be laid over anything. */
export const sheen =
  (strength = 0.4, soft = 0.1): Material =>
  ({ n, view }) => ({
    color: '#FFFFFF',
    alpha: Math.min(0.95, (reflection(n, view, soft) - 0.05) * strength + fresnel(n, view, 0) * 0.1),
  })

/** Tinted glass or liquid: clear in the middle, deep toward its edges, where light crosses more of it. */
export const glass =
  (center: string, edge: string, alphaCenter = 0.9, alphaEdge = 0.98): Material =>
  ({ n, view }) => {
    const thick = (1 - Math.max(0, dot(n, view))) ** 1.4
    const side = n[0] > 0 ? 0.12 : 0
    return {
      color: mix(center, edge, Math.min(1, thick * 1.25 + side)),
      alpha: alphaCenter + (alphaEdge - alphaCenter) * thick,
    }
  }
