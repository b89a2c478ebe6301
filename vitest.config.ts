import { defineConfig } from 'vitest/config'

const SLOW_MACHINE_MS = 60_000
/** How long a story waits for the page to come to what is expected: a second is short where two browsers share two cores. */
const SLOW_PAGE_MS = 10_000

// The whole-app tests run twice: on the embedded PostgreSQL and on PostgreSQL 15, the oldest that we support.
const onPostgres = (version: '18' | '15') => ({
  extends: true as const,
  test: {
    name: `postgres-${version}`,
    include: ['server/**/*.test.ts'],
    globalSetup: [`server/testing/postgres-${version}.ts`],
    setupFiles: ['server/testing/no-unexpected-errors.ts'],
  },
})

export default defineConfig({
  test: {
    testTimeout: SLOW_MACHINE_MS,
    hookTimeout: SLOW_MACHINE_MS,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // web/shell/accents.test.ts reads the colours where the browser reads them.
          css: true,
          include: [
            '*.test.ts',
            'contract/**/*.test.ts',
            'demo/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
          ],
        },
      },
      onPostgres('18'),
      onPostgres('15'),
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          expect: { poll: { timeout: SLOW_PAGE_MS } },
          globalSetup: ['server/testing/postgres-18.ts'],
          // A browser, a server and a test's own process are three: more at a time only wait for each other.
          maxWorkers: 2,
        },
      },
    ],
  },
})
