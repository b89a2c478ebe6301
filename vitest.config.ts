import { globSync, readFileSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { reportChance } from './e2e/stage/chance-reporter.ts'
import { reportFailedFiles } from './e2e/shaky/failed-files.ts'
import { CHROMIUM } from './e2e/stage/chromium.ts'
import { ON_POSTGRES_15, ONLY_ON_POSTGRES_15 } from './server/testing/on-postgres-15.ts'

// The tests start about a hundred servers: cached compiled code halves the time of a start.
process.env['NODE_COMPILE_CACHE'] ??= `${import.meta.dirname}/node_modules/.cache/compiled`

/** Linux's file system in memory. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 2 ** 30

// The tests create and drop hundreds of databases of some hundred files each. On ext4, searching for free inodes took a
// third of the time.
if (isRoomy(MEMORY)) process.env['TMPDIR'] ??= MEMORY

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/** One more than the processors of a small machine: tests spend a quarter of their time waiting. */
const WORKERS = Math.max(3, availableParallelism() - 1)
const SLOW_MACHINE_MS = 60_000
/** How long an expectation may take: a second is too short where two browsers share two cores. */
const PATIENCE_MS = 10_000
/** The same where a test waits for locks, threads or processes: a guard against hanging, shorter than the test's limit. */
const SERVER_PATIENCE_MS = 50_000

/** Component tests, which run in a browser without a server. */
const COMPONENTS = ['web/**/*.component.test.tsx']

/** Server tests that use a database; the others need only one run. */
const withDatabase = globSync(['server/**/*.test.ts', 'bench/**/*.test.ts']).filter((file) =>
  /\/(test-app|postgres|searched-materials)\.ts'/.test(readFileSync(file, 'utf8')),
)

/** Tests that start processes and open no page. */
const withoutBrowser = ['starting', 'stopping', 'rolling-restart', 'import-command', 'import-killed']
  .map((name) => `e2e/server/${name}.test.ts`)
  .concat(
    'trial/*.test.ts',
    'e2e/stage/balancer.test.ts',
    'e2e/shaky/**/*.test.ts',
    'e2e/boards/saving-property.test.ts',
    'e2e/budgets/saving-property.test.ts',
  )
// As in the page's build (vite.config.ts), but with the contract's schemas, which check the tests' answers.
const runTimeStyles = `${import.meta.dirname}/web/ui/dialog/run-time-styles.ts`

// The whole-app tests run on the embedded PostgreSQL. What 15, the oldest that we support, adds is decisions/168.
const onPostgres = (version: '18' | '15', test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: {
    name: `postgres-${version}`,
    globalSetup: [`server/testing/postgres-${version}.ts`],
    // Loads the server once for all test files of a worker, which saves a third of the time.
    isolate: false,
    expect: { poll: { timeout: SERVER_PATIENCE_MS } },
    setupFiles: ['server/testing/no-unexpected-errors.ts'],
    // As for end-to-end tests.
    retry: 1,
    ...test,
  },
})

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    testTimeout: SLOW_MACHINE_MS,
    hookTimeout: SLOW_MACHINE_MS,
    reporters: [...configDefaults.reporters, reportChance(), reportFailedFiles()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // web/shell/preferences/accents.test.ts reads colours from the style sheets.
          css: true,
          expect: { poll: { timeout: PATIENCE_MS } },
          include: [
            '*.test.ts',
            'docs/**/*.test.ts',
            'contract/**/*.test.ts',
            'demo/**/*.test.ts',
            'lab/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...withDatabase, ...COMPONENTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          // Threads take more than a second to start while everything else runs.
          expect: { poll: { timeout: SERVER_PATIENCE_MS } },
          exclude: withDatabase,
          setupFiles: ['server/testing/no-unexpected-errors.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        resolve: { alias: { 'react-style-singleton': runTimeStyles } },
        // Dependencies found during the tests would each reload the page.
        optimizeDeps: { entries: ['web/**/*.component.test.tsx', 'web/main.tsx'] },
        test: {
          name: 'component',
          include: COMPONENTS,
          setupFiles: ['web/testing/no-unexpected-errors.ts'],
          expect: { poll: { timeout: PATIENCE_MS } },
          // Runs after the other projects: a browser beside as many processes as processors would only wait.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          // As for end-to-end tests: other load on the machine can fail a test, and the end of the run names it.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in the end-to-end tests.
            locators: { exact: false, errorFormat: 'aria' },
            provider: playwright({
              launchOptions: CHROMIUM,
              // As large as the largest tested page: a test's page is a frame within it.
              contextOptions: { viewport: { width: 1920, height: 1080 } },
              actionTimeout: PATIENCE_MS,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      onPostgres('18', {
        include: withDatabase,
        exclude: [...configDefaults.exclude, ...ONLY_ON_POSTGRES_15],
        globalSetup: ['server/testing/postgres-18.ts', 'server/testing/statements/recording.ts'],
        setupFiles: ['server/testing/no-unexpected-errors.ts', 'server/testing/statements/record.ts'],
      }),
      // After 18, whose statements it is given.
      onPostgres('15', { include: Object.keys(ON_POSTGRES_15), sequence: { groupOrder: 2 } }),
      {
        extends: true,
        test: {
          name: 'process',
          include: withoutBrowser,
          expect: { poll: { timeout: SERVER_PATIENCE_MS } },
          globalSetup: ['server/testing/postgres-18.ts'],
          // As for end-to-end tests.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...withoutBrowser],
          expect: { poll: { timeout: PATIENCE_MS } },
          globalSetup: ['server/testing/postgres-18.ts', 'e2e/stage/shared-shops.ts'],
          // Loads the stage and the browser once for all test files of a worker.
          isolate: false,
          // Other load on the machine can fail a test; the end of the run names those that then passed.
          retry: 1,
        },
      },
    ],
  },
})
