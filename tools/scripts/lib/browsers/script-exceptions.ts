/** Next's own polyfill, which runs before every other script of a page: what it defines, and how it asks for it. */
export const POLYFILLS: Record<string, RegExp> = { 'URL.canParse': /"canParse"\s*in\s+URL/ }

/**
 * What scripts use although a supported browser lacks it, because they ask for it first or can do without; with the files of
 * `src` that do (packages have none), so that another one is a new case.
 */
export const SCRIPTS: Record<string, { reason: string; files: readonly string[] }> = {
  'Document.startViewTransition': { reason: 'asked for', files: ['src/browser/hydration/pack-growth.ts'] },
  'Navigator.share': { reason: 'asked for', files: ['src/ui/templates/article/Share.tsx'] },
  'Navigator.vibrate': {
    reason: 'called as a method that may be missing',
    files: ['src/ui/templates/article/StepControls.tsx'],
  },
  'Navigator.wakeLock': {
    reason: 'read as a property that may be missing',
    files: ['src/browser/hooks/use-screen-on.ts'],
  },
  'Window.requestIdleCallback': { reason: 'asked for', files: ['src/shared/utils/when-idle.ts'] },
  '.checkVisibility()': { reason: 'tabbable asks for it', files: [] },
  '.dispose()': { reason: "InstantSearch's own method", files: [] },
  '.startViewTransition()': { reason: 'React: only for its component ViewTransition', files: [] },
  '.toArray()': { reason: "React's own function", files: [] },
  '.use()': { reason: "React's own function", files: [] },
  '.when()': { reason: "zod's own method", files: [] },
  'Error.captureStackTrace': { reason: 'zod asks for it', files: [] },
  'Navigator.connection': { reason: 'React and Next ask for it', files: [] },
  'Window.cancelIdleCallback': { reason: 'Next asks for it', files: [] },
  navigation: { reason: 'React asks for it', files: [] },
  setImmediate: { reason: 'React asks for it', files: [] },
  trustedTypes: { reason: 'webpack asks for it', files: [] },
}
