import { readFileSync } from 'node:fs'

/** What the tests' site has written so far (`playwright.config.ts`), the messages of its start included. */
export const siteLog = (): string => readFileSync('test-results/site.log', 'utf8')

/** The one page on which a test breaks the policy on purpose. */
export const INJECTED_PAGE = '/pt-br/pagina-do-teste-da-politica/'

/** Log lines about violations of the content policy that browsers reported. */
export const policyViolations = (log: string): string[] =>
  log.split('\n').filter((line) => line.includes('policy: violated'))
