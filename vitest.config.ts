import { globSync, readFileSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { reportChance } from './e2e/stage/chance-reporter.ts'
import { CHROMIUM } from './e2e/stage/chromium.ts'
import { reportSharedCosts } from './scripts/costs/shared-costs.ts'
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
/** A guard against hanging, never a wish: ten times what the longest test takes alone. */
const LONGEST_MS = 300_000
/** The same for one expectation. Everything that a test waits for is an event, which comes late where others use the processors. */
const PATIENCE_MS = 60_000

/** Where `npm test -- --costs` collects what each file costs. */
const COSTS = process.env['COSTS']
const costsOf = (project: string, setupFiles: string[] = []) => ({
  setupFiles: COSTS ? ['scripts/costs/of-this-file.ts', ...setupFiles] : setupFiles,
  env: { COSTS_OF: project },
})

/** Component tests, which run in a browser without a server. */
const COMPONENTS = ['web/**/*.component.test.tsx']

/** Server tests that use a database; the others need only one run. */
const withDatabase = globSync(['server/**/*.test.ts', 'bench/**/*.test.ts']).filter((file) =>
  /\/(test-app|postgres|searched-materials)\.ts'/.test(readFileSync(file, 'utf8')),
)

/** They load the server's picture library, which refuses SVG in its whole process; other unit tests draw with it. */
const REFUSING_SVG = ['demo/measures/*.test.ts']

/** Tests of a command's pure parts, beside it. */
const WITHOUT_STAGE = ['e2e/shots/*.test.ts']

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
const runTimeStyles = `${import.meta.dirname}/web/kit/dialog/run-time-styles.ts`

// The whole-app tests run on the embedded PostgreSQL. What 15, the oldest that we support, adds is decisions/168.
const onPostgres = (
  version: '18' | '15',
  {
    setupFiles = [],
    ...test
  }: { setupFiles?: string[] } & Omit<NonNullable<TestProjectInlineConfiguration['test']>, 'setupFiles'>,
) => ({
  extends: true as const,
  test: {
    name: `postgres-${version}`,
    ...costsOf(`postgres-${version}`, ['server/testing/no-unexpected-errors.ts', ...setupFiles]),
    globalSetup: [`server/testing/postgres-${version}.ts`],
    // Loads the server once for all test files of a worker, which saves a third of the time.
    isolate: false,
    ...test,
  },
})

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    reporters: [...configDefaults.reporters, reportChance(), ...(COSTS ? [reportSharedCosts(COSTS)] : [])],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...costsOf('unit'),
          // Loads what files share once for all files of a worker, which saves a third of the time; `server` likewise.
          isolate: false,
          // web/look/theme.test.ts reads colours from the style sheets.
          css: true,
          include: [
            '*.test.ts',
            'docs/**/*.test.ts',
            'scripts/**/*.test.ts',
            'contract/**/*.test.ts',
            'demo/**/*.test.ts',
            'lab/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            ...WITHOUT_STAGE,
          ],
          exclude: [...configDefaults.exclude, ...withDatabase, ...COMPONENTS, ...REFUSING_SVG],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...costsOf('server', ['server/testing/no-unexpected-errors.ts']),
          isolate: false,
          include: ['server/**/*.test.ts', ...REFUSING_SVG],
          exclude: withDatabase,
        },
      },
      {
        extends: true,
        plugins: [tailwindcss(), react()],
        resolve: { alias: { 'react-style-singleton': runTimeStyles } },
        // Dependencies found during the tests would each reload the page.
        optimizeDeps: { entries: ['web/**/*.component.test.tsx', 'web/main.tsx'] },
        test: {
          name: 'component',
          include: COMPONENTS,
          setupFiles: ['web/testing/around-each-test.ts'],
          // Runs after the other projects: a browser beside as many processes as processors would only wait.
          sequence: { groupOrder: 1 },
          // Costs are counted for one file at a time.
          maxWorkers: COSTS ? 1 : 2,
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
        setupFiles: ['server/testing/statements/record.ts'],
      }),
      // After 18, whose statements it is given.
      onPostgres('15', { include: Object.keys(ON_POSTGRES_15), sequence: { groupOrder: 2 } }),
      {
        extends: true,
        test: {
          name: 'process',
          ...costsOf('process'),
          include: withoutBrowser,
          globalSetup: ['server/testing/postgres-18.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          ...costsOf('browser'),
          include: ['e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...withoutBrowser, ...WITHOUT_STAGE],
          globalSetup: ['server/testing/postgres-18.ts', 'e2e/stage/shared-shops.ts'],
          // Loads the stage and the browser once for all test files of a worker.
          isolate: false,
          // A second try stands for a fault of ours: the last lines of every run count them (decisions/058).
          retry: 1,
        },
      },
    ],
  },
})
