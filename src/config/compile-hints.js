/** What every page runs nearly all of as soon as it is there: React, Next's client, and the frame. */
const RUN_AT_ONCE = /static\/chunks\/(?:(?:framework|main)-|pages\/(?:_app|pt-br)[-/])/

/**
 * Tells V8 (Chromium 136 and later; a comment to others) that the functions of a script are called while the page comes alive: it
 * then makes them ready beside the main thread while they arrive, instead of one by one upon it (ADR 89).
 *
 * @param {any} webpack as Next hands it to its configuration
 */
export const compileHints = ({ BannerPlugin, Compilation }) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: RUN_AT_ONCE,
    // The minifier would take it out.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
