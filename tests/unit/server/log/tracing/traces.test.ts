import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bodyOf, serve } from '@tests/factories/server'

test('content calls reach an OTLP receiver, with type, status and attempts, and no address with its query', async () => {
  const bodies: string[] = []
  const { origin } = await serve(async (request, response) => {
    bodies.push(`${request.url} ${await bodyOf(request)}`)
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  // A process of its own: the package that sends traces is one that Jest cannot load.
  const sender = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'send-traces.ts')], {
    env: {
      ...process.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: origin,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    },
    stdio: 'inherit',
  })
  const [code] = await once(sender, 'exit')
  expect(code).toBe(0)
  const sent = bodies.join('\n')
  expect(sent).toContain('/v1/traces')
  for (const part of ['content.ask', 'productPage', 'content.attempts', 'timeout', '/api/preview/'])
    expect(sent).toContain(part)
  expect(sent).not.toContain('hidden-one')
  expect(sent).not.toContain('secret detail')
})
