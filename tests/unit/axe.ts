import { run } from 'axe-core'

/** The accessibility faults of what is drawn, by rule and place; colors and layout need a browser. */
export const axe = async (container: Element): Promise<string[]> => {
  const { violations } = await run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
