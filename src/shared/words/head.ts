import { beginningFeatures, wholeFeatures } from './features'

/** What a linear model learned of one question, as `npm run words:train` writes it. */
export interface Head {
  /** Which features of a sentence it reads. */
  reads: 'whole' | 'beginnings'
  /** Its classes; a question with yes and no has one. */
  classes: readonly string[]
  bias: readonly number[]
  /** What one step of a weight is worth. */
  step: number
  /** One letter for each feature and class: `@` is 0, `A` one step, `?` minus one. */
  weights: string
}

const ZERO = '@'.charCodeAt(0)

/** How sure the model is of each class, 0 being undecided. Pure. @param sentence as typed, in Portuguese */
export function scoresOf({ reads, classes, bias, step, weights }: Head, sentence: string): number[] {
  const features = reads === 'whole' ? wholeFeatures(sentence) : beginningFeatures(sentence)
  const count = classes.length
  const size = weights.length / count
  const sums = bias.map(() => 0)
  for (const feature of features)
    for (let at = 0; at < count; at += 1)
      sums[at] = (sums[at] ?? 0) + weights.charCodeAt((feature % size) * count + at) - ZERO
  const length = Math.sqrt(features.size || 1)
  return sums.map((sum, at) => (sum * step) / length + (bias[at] ?? 0))
}

/** Whether a part of a loaded file is a head. */
export function isHead(value: unknown): value is Head {
  const { reads, classes, bias, step, weights }: Record<string, unknown> = { ...Object(value) }
  return (
    (reads === 'whole' || reads === 'beginnings') &&
    Array.isArray(classes) &&
    Array.isArray(bias) &&
    bias.length === classes.length &&
    typeof step === 'number' &&
    typeof weights === 'string' &&
    weights.length > 0
  )
}
