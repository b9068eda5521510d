import { readFileSync } from 'node:fs'

/** What the tests' site has written so far (`playwright.config.ts`), the messages of its start included. */
export const siteLog = (): string => readFileSync('test-results/site.log', 'utf8')
