import path from 'node:path'
import { compile } from 'sass'

const selectorsOf = (file: string): string[] => {
  const { css } = compile(path.resolve(file), { loadPaths: ['styles/brand', 'styles'], style: 'compressed' })
  return [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, selectors = '']) => selectors.split(','))
}

// A button that an editor puts into a text would take the color of the text's links.
it('a text dresses nothing of the sections that stand in it', () => {
  const selectors = selectorsOf('src/ui/sections/RichText/RichText.module.scss')
  expect(selectors).toContain('.text')
  expect(selectors.filter((selector) => /^\.text\s+[^>\s]/.test(selector))).toEqual([])
})
