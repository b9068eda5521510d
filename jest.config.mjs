import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'
import { lookValues } from './src/shared/config/look-values.ts'

const createJestConfig = nextJest({ dir: './' })

/** Packages that are ES modules alone, which Jest reads as CommonJS like everything else. */
const ES_MODULES = [
  'chokidar',
  'readdirp',
  'better-auth',
  '@better-auth',
  '@better-fetch',
  'better-call',
  'defu',
  'jose',
  'kysely',
  'nanostores',
  'rou3',
  '@noble',
]

const OWN_FOLDERS = '<rootDir>/tests/own-folders.ts'

/**
 * Tests whose files have this ending.
 * @param {string} ending
 * @param {import('jest').Config} more what is theirs alone
 */
const testsOf = async (ending, more) => ({
  ...(await createJestConfig({
    // Not in the temporary folder, which ends with the run.
    cacheDirectory: '.cache/jest',
    watchPathIgnorePatterns: ['/\\.next', '/test-results/', '/\\.cache/'],
    modulePathIgnorePatterns: ['<rootDir>/\\.(?:next|cache)'],
    testMatch: [`<rootDir>/tests/{unit,sandbox,space,features}/**/*.test.${ending}`],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/src/$1',
      '^@sandbox/(.*)$': '<rootDir>/tools/sandbox/$1',
      '^@tests/(.*)$': '<rootDir>/tests/$1',
    },
    ...more,
  })()),
  // Next's own list of packages that are left as they are would leave these, too.
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${ES_MODULES.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
})

/** `.tsx` renders in a browser's document, `.ts` runs in Node, unless the file's first line names its environment. */
export default async () => {
  // As the build inlines them.
  process.env.LOOK_VALUES = await lookValues({})
  return {
    // One more than cores: some suites wait for timeouts of outages.
    maxWorkers: availableParallelism() + 1,
    // Only for what never ends: on a busy machine a suite takes minutes, and no test asserts time.
    testTimeout: 600_000,
    projects: [
      await testsOf('ts', { testEnvironment: 'node', setupFilesAfterEnv: [OWN_FOLDERS] }),
      await testsOf('tsx', {
        testEnvironment: 'jsdom',
        setupFilesAfterEnv: [OWN_FOLDERS, '<rootDir>/tests/setup.ts'],
      }),
    ],
  }
}
