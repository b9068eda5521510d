/**
 * Where a build of the site lies, relative to where it is built and served: BUILD_DIR, so that tests and benchmarks can
 * build beside a site that is being served.
 */
export function buildFolder(env: Readonly<Record<string, string | undefined>>): string {
  return env.BUILD_DIR || '.next'
}
