import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Suites that start a fresh module registry take seconds on a busy machine; no test asserts time.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/tests/{unit,sandbox,space}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@sandbox/(.*)$': '<rootDir>/sandbox/$1',
    '^@tests/(.*)$': '<rootDir>/tests/$1',
  },
}

export default createJestConfig(config)
