/** Seconds before the second try; doubled for each further one. */
const FIRST = 5
const LONGEST = 3600

/** Tries until a job fails for good: more than an outage of a day. */
export const MOST_TRIES = 60

/** Seconds until the next try, with jitter. @param tries made so far */
export function backOff(tries: number, random: () => number = Math.random): number {
  const whole = Math.min(FIRST * 2 ** (tries - 1), LONGEST)
  return whole / 2 + random() * (whole / 2)
}
