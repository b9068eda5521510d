import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

test('content calls reach an OTLP receiver, with type, status and attempts, and no address with its query', async () => {
  const bodies: string[] = []
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(chunks)}`)
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
  }).listen(0)
  const { port } = receiver.address() as AddressInfo
  // A process of its own: the package that sends traces is one that Jest cannot load.
  const sender = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'send-traces.ts')], {
    env: {
      ...process.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    },
    stdio: 'inherit',
  })
  const [code] = await once(sender, 'exit')
  receiver.closeAllConnections()
  receiver.close()

  expect(code).toBe(0)
  const sent = bodies.join('\n')
  expect(sent).toContain('/v1/traces')
  for (const part of ['content.ask', 'productPage', 'content.attempts', 'timeout', '/api/preview/'])
    expect(sent).toContain(part)
  expect(sent).not.toContain('hidden-one')
  expect(sent).not.toContain('secret detail')
})
