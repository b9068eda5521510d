/** Seconds before the second try; each further one waits twice as long. */
const FIRST = 5
const LONGEST = 3600

/** Tries after which a job is given up: an outage of a day is outlived. */
export const MOST_TRIES = 60

/** Seconds until the next try, with jitter so that what failed together does not come back together. @param tries made so far */
export function backOff(tries: number, random: () => number = Math.random): number {
  const whole = Math.min(FIRST * 2 ** (tries - 1), LONGEST)
  return whole / 2 + random() * (whole / 2)
}
