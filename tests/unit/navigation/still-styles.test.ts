/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Still parts bring no style sheets with their code: what imports them does (src/navigation/still.tsx). */
const FRAME = ['src/layout/Layout.tsx', 'src/sections/frequent-styles.ts', 'src/pages/_app.tsx']
const PARTS = [
  { loaded: 'src/layout/Breadcrumb/Breadcrumb.tsx', by: 'src/layout/still-parts.ts' },
  { loaded: 'src/layout/Footer/Footer.tsx', by: 'src/layout/still-parts.ts' },
  { loaded: 'src/layout/Navigation/PanelContent.tsx', by: 'src/layout/still-parts.ts' },
  { loaded: 'src/components/ContactText/ContactLinks.tsx', by: 'src/components/ContactText/ContactText.tsx' },
  { loaded: 'src/sections/still-sections.ts', by: 'src/sections/registry.ts' },
  { loaded: 'src/sections/Faq/FaqSection.tsx', by: 'src/sections/Faq/faq-part.ts' },
  {
    loaded: 'src/sections/ProductBanner/ProductBannerSection.tsx',
    by: 'src/sections/ProductBanner/product-banner-part.ts',
  },
  { loaded: 'src/sections/RichText/RichTextSection.tsx', by: 'src/sections/RichText/rich-text-view.ts' },
  { loaded: 'src/templates/article/article-parts.ts', by: 'src/templates/article/still-parts.ts' },
  { loaded: 'src/templates/product/product-parts.ts', by: 'src/templates/product/ProductPage.tsx' },
  {
    loaded: 'src/templates/product/reviews/ReviewsOverview.tsx',
    by: 'src/templates/product/reviews/ProductReviews.tsx',
  },
  { loaded: 'src/sections/RichText/RichTextNodes.tsx', by: 'src/sections/RichText/RichTextBody.tsx' },
]

const fileOf = (from: string, name: string): string | null => {
  if (!/^(?:\.|@\/)/.test(name)) return null
  const base = name.startsWith('@/') ? `src/${name.slice(2)}` : path.join(path.dirname(from), name)
  return (
    ['', '.ts', '.tsx', '.js']
      .map((end) => base + end)
      .find((file) => /\.\w+$/.test(file) && existsSync(file)) ?? null
  )
}

/** The files that a file is bundled with: what is loaded on demand is not among them. */
const bundleOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  if (file.endsWith('.scss')) return found
  const code = readFileSync(file, 'utf8').replace(/import type[^']*'[^']*'/g, '')
  for (const [, name = ''] of code.matchAll(/(?:from|^import|\nimport) '([^']+)'/g)) {
    const next = fileOf(file, name)
    if (next) bundleOf(next, found)
  }
  return found
}
const stylesOf = (files: string[]) =>
  new Set(files.flatMap((file) => [...bundleOf(file)]).filter((file) => file.endsWith('.scss')))

test.each(PARTS)('$loaded finds its styles in the page already', ({ loaded, by }) => {
  const there = stylesOf([...FRAME, by])
  const used = [...stylesOf([loaded])]
  expect(used).not.toEqual([])
  expect(used.filter((style) => !there.has(style))).toEqual([])
})
