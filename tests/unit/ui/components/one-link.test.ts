import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files that draw an anchor of their own, and why. */
const EXCEPTIONS: Record<string, string> = {
  'src/ui/components/AppLink/AppLink.tsx': 'the one link',
  'src/ui/layout/PageFailure.tsx': 'plain links alone, so that nothing in it can fail',
  'src/ui/layout/PreviewBanner/PreviewBanner.tsx':
    'leaves the preview by a full load, drawn where no scripts run',
}

const anchorsIn = (file: string): boolean =>
  /<a[\s>]|createElement\(\s*['"]a['"]/.test(readFileSync(file, 'utf8'))

it('AppLink is the only link of the site', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join('src', name))
  expect(files.filter(anchorsIn).sort()).toEqual(Object.keys(EXCEPTIONS).sort())
})
