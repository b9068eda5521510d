import { defineConfig } from '@playwright/test'
export default defineConfig({
  testDir: '/work/wt/formkit/tests/e2e', outputDir: '/tmp/fk/pw-results', fullyParallel: true, workers: 1, timeout: 60_000, expect: { timeout: 10_000 }, reporter: 'list',
  use: { baseURL: 'http://localhost:5500', browserName: 'chromium', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] } },
  projects: [{ name: 'mobile-360', use: { viewport: { width: 360, height: 740 }, hasTouch: true } }, { name: 'desktop-1440', use: { viewport: { width: 1440, height: 900 } } }],
})
