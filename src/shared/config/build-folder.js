/**
 * Where a build of the site lies, relative to where it is built and served: BUILD_DIR, so that tests and benchmarks can
 * build beside a site that is being served.
 *
 * @param {Record<string, string | undefined>} env
 */
export function buildFolder(env) {
  return env.BUILD_DIR || '.next'
}
