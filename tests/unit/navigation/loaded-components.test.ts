/** @jest-environment node */
import dynamic from 'next/dynamic'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { loadedComponents } from '@/navigation/loaded-components'

test('components that are loaded on demand are drawn at once after they have been waited for', async () => {
  const Late = dynamic(() => Promise.resolve(() => createElement('p', null, 'Aqui')))
  await loadedComponents({ Late, plain: () => null })
  expect(renderToString(createElement(Late))).toContain('Aqui')
})
