/**
 * Every change to Next's own build, by the name under which it is turned off: `BUILD_WITHOUT=class-names,compile-hints`, or
 * `BUILD_WITHOUT=all`. The site works without each of them; docs/adr/0111 has what each gains, measured.
 *
 * @type {readonly string[]}
 */
export const INTERVENTIONS = ['class-names', 'compile-hints']

/**
 * Whether a build makes a change of the list above.
 *
 * @param {string} name
 * @param {Record<string, string | undefined>} env
 * @throws Error when BUILD_WITHOUT names something else
 */
export function isOn(name, env = process.env) {
  const without = (env.BUILD_WITHOUT ?? '').split(',').filter(Boolean)
  const unknown = without.find((one) => one !== 'all' && !INTERVENTIONS.includes(one))
  if (unknown !== undefined)
    throw new Error(`BUILD_WITHOUT has "${unknown}". There are: all, ${INTERVENTIONS.join(', ')}.`)
  return !without.includes('all') && !without.includes(name)
}
