import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A test of what one of our files believes of the private parts of a package (docs/private-parts.md). Where an update of the
 * package makes it untrue, the failure names the file to change.
 * @param file ours, from the root of the project.
 * @param belief a sentence about the package as it is installed.
 */
export function canary(file: string, belief: string, look: () => unknown): void {
  test(`${file}: ${belief}`, async () => {
    try {
      await look()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(
        `Change ${file}: it relies on a private part that the installed packages do not have any more ` +
          `(docs/private-parts.md).\nIt believed: ${belief}.\n\n${reason}`,
        { cause: error },
      )
    }
  })
}

/** The text of an installed file, for what cannot be tried without a build or a browser. */
export function installed(file: string): string {
  return readFileSync(path.resolve('node_modules', file), 'utf8')
}

/** Requires each text or pattern in an installed file. */
export function expectIn(file: string, ...signs: (string | RegExp)[]): void {
  const text = installed(file)
  const missing = signs.filter((sign) => (typeof sign === 'string' ? !text.includes(sign) : !sign.test(text)))
  if (missing.length > 0) throw new Error(`node_modules/${file} has no ${missing.join(', nor ')}`)
}
