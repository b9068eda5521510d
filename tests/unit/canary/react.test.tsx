/** @jest-environment node */
import { Activity } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { canary } from './canary'

canary(
  'src/ui/layout/PageBoundary.tsx',
  'an Activity stays in its place, however long the page',
  async () => {
    const long = 'a'.repeat(50_000)
    const stream = await renderToReadableStream(
      <main>
        <Activity>
          <p>{long}</p>
        </Activity>
      </main>,
    )
    await stream.allReady
    expect(await new Response(stream).text()).toBe(`<main><!--&--><p>${long}</p><!--/&--></main>`)
  },
)
