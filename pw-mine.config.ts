import base from './playwright.config'

const { webServer: _, globalTeardown: __, ...rest } = base
export default { ...rest, outputDir: '/tmp/paint/pw-out', workers: 2 }
