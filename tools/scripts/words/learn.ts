import { remembered } from '@/shared/utils/remembered'
import { beginningFeatures, wholeFeatures } from '@/shared/words/features'
import type { Head } from '@/shared/words/head'

export interface Example {
  text: string
  /** Of the classes; none where a question with yes and no is answered by no. */
  answers: readonly string[]
  /** How much it counts beside others. */
  weight: number
}

/** Of a head. */
export interface Size {
  size: number
  steps?: number
  keep?: number
  decay?: number
}

/** Rounds through all examples; more learn them by heart. */
const ROUNDS = 12
const RATE = 0.5
/** How much each weight is drawn to zero where it is used: what few sentences say counts less. */
const DECAY = 0.001
/** Weights that stay below one step are left out; those above the highest are cut. */
const STEPS = 7
/** Share of the weights that is cut to the highest: of all, and of those that are kept. */
const CUT = 0.001
const CUT_OF_KEPT = 0.03

/** The same order in every run: a linear congruential generator. */
const shuffler = () => {
  let state = 1
  return (order: number[]) => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      const other = Math.floor((state / 2 ** 32) * (at + 1))
      const [one = 0, two = 0] = [order[at], order[other]]
      order[at] = two
      order[other] = one
    }
  }
}

/** Each sentence is read once for all heads that are learned in one run. */
const FEATURES = { whole: remembered(wholeFeatures), beginnings: remembered(beginningFeatures) }

interface Row {
  cells: Int32Array
  length: number
  answers: ReadonlySet<number>
  weight: number
}

/** @param kept cells that may have a weight */
const learnRows = (rows: readonly Row[], count: number, decay: number, kept: Uint8Array) => {
  const weights = new Float64Array(kept.length)
  const seen = new Float64Array(kept.length).fill(1e-8)
  const bias = new Float64Array(count)
  const seenBias = new Float64Array(count).fill(1e-8)
  const order = [...rows.keys()]
  const shuffle = shuffler()
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order)
    for (const at of order) {
      const row = rows[at]
      if (!row) continue
      for (let one = 0; one < count; one += 1) {
        let sum = 0
        for (const cell of row.cells) sum += weights[cell + one] ?? 0
        const guess = 1 / (1 + Math.exp(-(sum / row.length + (bias[one] ?? 0))))
        const error = (guess - (row.answers.has(one) ? 1 : 0)) * row.weight
        if (Math.abs(error) < 1e-4) continue
        const slope = error / row.length
        for (const cell of row.cells) {
          if (!kept[cell + one]) continue
          const total = (seen[cell + one] ?? 0) + slope * slope
          seen[cell + one] = total
          const weight = weights[cell + one] ?? 0
          weights[cell + one] = weight - (RATE * (slope + decay * weight)) / Math.sqrt(total)
        }
        seenBias[one] = (seenBias[one] ?? 0) + error * error
        bias[one] = (bias[one] ?? 0) - (0.3 * RATE * error) / Math.sqrt(seenBias[one] ?? 1)
      }
    }
  }
  return { weights, bias }
}

/** The cells whose weights say most: large ones that many sentences have. */
const mostOf = (weights: Float64Array, rows: readonly Row[], count: number, keep: number): Uint8Array => {
  const uses = new Float64Array(weights.length)
  for (const { cells } of rows)
    for (const cell of cells)
      for (let one = 0; one < count; one += 1) uses[cell + one] = (uses[cell + one] ?? 0) + 1
  const worth = weights.map((weight, cell) => Math.abs(weight) * Math.sqrt(uses[cell] ?? 0))
  const least = worth.toSorted()[worth.length - keep] ?? 0
  return Uint8Array.from(worth, (value) => (value > 0 && value >= least ? 1 : 0))
}

/**
 * A logistic regression for each class on hashed features (AdaGrad, L2), rounded to steps. The same examples give the same
 * head, to the bit. @param size features, a power of two @param keep so many weights, learned once more without the others:
 * a large size has few features in one cell, and few weights a small file
 */
export function learn(
  examples: readonly Example[],
  { reads, classes, size, steps = STEPS, keep, decay = DECAY }: Pick<Head, 'reads' | 'classes'> & Size,
): Head {
  const count = classes.length
  const read = FEATURES[reads]
  const rows = examples.map(({ text, answers, weight }) => {
    const features = read(text)
    return {
      cells: Int32Array.from(features, (feature) => (feature % size) * count),
      length: Math.sqrt(features.size || 1),
      answers: new Set(answers.map((answer) => classes.indexOf(answer))),
      weight,
    }
  })
  const first = learnRows(rows, count, decay, new Uint8Array(size * count).fill(1))
  const { weights, bias } =
    keep === undefined ? first : learnRows(rows, count, decay, mostOf(first.weights, rows, count, keep))
  const cut = keep === undefined ? weights.length * CUT : keep * CUT_OF_KEPT
  const highest = weights.map(Math.abs).toSorted()[Math.floor(weights.length - cut)] ?? 1
  const step = highest / steps
  const least = keep === undefined ? step : step / 2
  const inSteps = (weight: number): number =>
    Math.abs(weight) < least ? 0 : Math.max(-steps, Math.min(steps, Math.round(weight / step)))
  return {
    reads,
    classes,
    bias: [...bias].map((value) => Number(value.toFixed(3))),
    step: Number(step.toPrecision(4)),
    weights: Array.from(weights, (weight) => String.fromCharCode(64 + inSteps(weight))).join(''),
  }
}
