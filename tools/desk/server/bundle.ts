import path from 'node:path'
import { build } from 'esbuild'
import { compileAsync } from 'sass'

/** Files for the browser, by path. */
export type Files = ReadonlyMap<string, { type: string; text: string | Buffer }>

const DESK = path.resolve('tools/desk/browser')

const script = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(DESK, 'main.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    target: ['chrome111', 'firefox111', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

/** Compiles the part that runs in the browser: the content model is in it, so that it is that of this checkout. */
export async function bundleFiles(): Promise<Files> {
  const style = compileAsync(path.join(DESK, 'styles/desk.scss'), {
    loadPaths: [path.resolve('styles/brand'), path.resolve('styles')],
    style: 'compressed',
  })
  return new Map([
    ['/desk.js', { type: 'text/javascript; charset=utf-8', text: await script() }],
    ['/desk.css', { type: 'text/css; charset=utf-8', text: (await style).css }],
  ])
}
