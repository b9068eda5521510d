import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Jest leaves a core free for whoever works at the machine: of two that would be half of it.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  watchPathIgnorePatterns: ['/\\.next', '/test-results/', '/\\.cache/'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next'],
  // Only for what never ends: on a busy machine a suite takes minutes, and no test asserts time.
  testTimeout: 600_000,
  testMatch: ['<rootDir>/tests/{unit,sandbox,space,participation}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@sandbox/(.*)$': '<rootDir>/sandbox/$1',
    '^@tests/(.*)$': '<rootDir>/tests/$1',
  },
}

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

/** Next's own list of packages that are left as they are would leave these, too. */
export default async () => ({
  ...(await createJestConfig(config)()),
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${ES_MODULES.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
})
