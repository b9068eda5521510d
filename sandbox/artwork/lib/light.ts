/**
 * A small photo studio: one key light and a large softbox on the left, a narrow strip on the right, a bright ceiling.
 * Directions are unit vectors: x to the right, y up, z toward the camera.
 */

export type Vec = readonly [x: number, y: number, z: number]

export function dot(a: Vec, b: Vec) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

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
  const box = (center: number, half: number) =>
    smoothstep(half + soft, half - soft, Math.abs(azimuth - center))
  const height = smoothstep(-0.75, -0.2, elevation) * (1 - 0.4 * smoothstep(0.5, 1.3, elevation))
  const ceiling = smoothstep(0.65, 1.15, elevation) * 0.45
  return clamp((box(-1.34, 0.36) + 0.5 * box(1.95, 0.17)) * height + ceiling + 0.05)
}

/** Share of light that a dielectric mirrors at this angle (Schlick), from `f0` head on to 1 at grazing angles. */
export function fresnel(n: Vec, view: Vec, f0: number) {
  return f0 + (1 - f0) * (1 - clamp(dot(n, view))) ** 5
}
