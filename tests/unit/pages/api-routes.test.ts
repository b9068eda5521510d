import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'src/pages/api'
const routes = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)

test('all API routes have one frame, so that each carries a request id and refuses other methods in one way', () => {
  expect(routes.length).toBeGreaterThan(15)
  const others = routes.filter(
    (file) => !readFileSync(path.join(FOLDER, file), 'utf8').includes('export default apiRoute('),
  )
  expect(others).toEqual([])
})
