/** Surfaces for `lathe`: each turns a normal into a color and an opacity. */
import { hex, mix, rgb } from './color'
import { diffuse, dot, fresnel, reflection, type Vec } from './light'

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
export function solid(color: string, shine = 0.35, soft = 0.12): Material {
  return ({ n, view }) => {
    const mirror = reflection(n, view, soft) * (shine + 0.4 * shine * fresnel(n, view, 0.04))
    return { color: lit(color, Math.min(1.1, diffuse(n, view)), mirror), alpha: 1 }
  }
}

/** Shade only, to be laid over printed artwork: multiplies like a surface of matte paper. */
export function shade(strength = 1): Material {
  return ({ n, view }) => ({
    color: '#04222A',
    alpha: Math.min(0.8, Math.max(0, 1 - diffuse(n, view)) * strength),
  })
}

/** Highlights only, to be laid over anything. */
export function sheen(strength = 0.4, soft = 0.1): Material {
  return ({ n, view }) => ({
    color: '#FFFFFF',
    alpha: Math.min(0.95, (reflection(n, view, soft) - 0.05) * strength + fresnel(n, view, 0) * 0.1),
  })
}

/** Tinted glass or liquid: clear in the middle, deep toward its edges, where light crosses more of it. */
export function glass(center: string, edge: string, alphaCenter = 0.9, alphaEdge = 0.98): Material {
  return ({ n, view }) => {
    const thick = (1 - Math.max(0, dot(n, view))) ** 1.4
    const side = n[0] > 0 ? 0.12 : 0
    return {
      color: mix(center, edge, Math.min(1, thick * 1.25 + side)),
      alpha: alphaCenter + (alphaEdge - alphaCenter) * thick,
    }
  }
}
