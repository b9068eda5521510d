/** @jest-environment node */
import dynamic from 'next/dynamic'
import { renderToReadableStream } from 'react-dom/server'
import { onDemand } from '@/browser/hydration/on-demand'

test('the server renders no page without the code of its parts', async () => {
  const Late = onDemand(dynamic(async () => () => <p>Aqui</p>))
  expect(await new Response(await renderToReadableStream(<Late />)).text()).toContain('Aqui')
})
