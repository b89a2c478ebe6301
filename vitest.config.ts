import { globSync, readFileSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { reportChance } from './e2e/stage/chance-reporter.ts'
import { CHROMIUM } from './e2e/stage/chromium.ts'

// A server that a story starts, and there are a hundred, begins in half the time where it need not compile its code anew.
process.env['NODE_COMPILE_CACHE'] ??= `${import.meta.dirname}/node_modules/.cache/compiled`

/** Linux's file system in memory. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 2 ** 30

// Databases are made and dropped by the hundred, some hundred files each; ext4 looks long for inodes that were not freed lately,
// and a third of these tests' time went there.
if (isRoomy(MEMORY)) process.env['TMPDIR'] ??= MEMORY

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/** One more than the processors of a small machine: a test waits, for a database or for what slides in, a quarter of its time. */
const WORKERS = Math.max(3, availableParallelism() - 1)
const SLOW_MACHINE_MS = 60_000
/** How long a test waits for what is expected to come: a second is short where two browsers share two cores. */
const PATIENCE_MS = 10_000

/** Components in a browser, without a server. */
const COMPONENTS = ['web/**/*.component.test.tsx']

/** The server's tests that ask a database; what asks none says the same beside any. */
const withDatabase = globSync(['server/**/*.test.ts', 'bench/**/*.test.ts']).filter((file) =>
  /\/(test-app|postgres|searched-materials)\.ts'/.test(readFileSync(file, 'utf8')),
)

/**
 * What asks PostgreSQL nothing that others here do not ask it too, and mostly tries the code before it, with generated input or
 * by hundreds of questions: once is enough. Every statement of the product still goes to the oldest one (decisions/067).
 */
const ASKS_NOTHING_OF_ITS_OWN = [
  'bench/queries/trade-queries',
  'server/access',
  'server/boards/boards-fuzz',
  'server/finding/finding-fuzz',
  'server/finding/finding-property',
  'server/finding/product-page-property',
  'server/finding/product-words',
  'server/image-search/bad-pictures',
  'server/image-search/more',
  'server/image-search/search-fuzz',
  'server/members/members-fuzz',
  'server/members/profile/refused-uploads',
  'server/members/profile/uploads-fuzz',
  'server/platform/http/multipart',
  'server/usage/usage-property',
].map((name) => `${name}.test.ts`)

/** What starts processes and looks at no page. */
const withoutBrowser = ['starting', 'stopping', 'import-command', 'import-killed']
  .map((name) => `e2e/server/${name}.test.ts`)
  .concat('e2e/shaky/**/*.test.ts', 'e2e/boards/saving-property.test.ts', 'e2e/budgets/saving-property.test.ts')
// As the page is built (vite.config.ts), but with the contract's schemas, which read what the tests answer.
const runTimeStyles = `${import.meta.dirname}/web/ui/dialog/run-time-styles.ts`

// The whole-app tests run twice: on the embedded PostgreSQL and on PostgreSQL 15, the oldest that we support.
const onPostgres = (version: '18' | '15', exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name: `postgres-${version}`,
    include: withDatabase,
    exclude: [...configDefaults.exclude, ...exclude],
    globalSetup: [`server/testing/postgres-${version}.ts`],
    // The server is read once for all of a worker's files, as it is in use: a third of the time went there.
    isolate: false,
    expect: { poll: { timeout: PATIENCE_MS } },
    setupFiles: ['server/testing/no-unexpected-errors.ts'],
    // As of a story.
    retry: 1,
  },
})

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    testTimeout: SLOW_MACHINE_MS,
    hookTimeout: SLOW_MACHINE_MS,
    reporters: [...configDefaults.reporters, reportChance()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // web/shell/preferences/accents.test.ts reads the colours where the browser reads them.
          css: true,
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
          exclude: withDatabase,
          setupFiles: ['server/testing/no-unexpected-errors.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        resolve: { alias: { 'react-style-singleton': runTimeStyles } },
        // Found while the tests run, each would load the page anew.
        optimizeDeps: { entries: ['web/**/*.component.test.tsx', 'web/main.tsx'] },
        test: {
          name: 'component',
          include: COMPONENTS,
          setupFiles: ['web/testing/no-unexpected-errors.ts'],
          expect: { poll: { timeout: PATIENCE_MS } },
          // Apart from the others: a browser beside as many processes as there are processors would only wait.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          // As of a story: whatever else the machine does can make it fail, and the end of the run names it.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in the stories.
            locators: { exact: false, errorFormat: 'aria' },
            provider: playwright({
              launchOptions: CHROMIUM,
              // As large as the largest page that is pressed on: a frame within it is the page of a test.
              contextOptions: { viewport: { width: 1920, height: 1080 } },
              actionTimeout: PATIENCE_MS,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      onPostgres('18'),
      onPostgres('15', ASKS_NOTHING_OF_ITS_OWN),
      {
        extends: true,
        test: {
          name: 'process',
          include: withoutBrowser,
          expect: { poll: { timeout: PATIENCE_MS } },
          globalSetup: ['server/testing/postgres-18.ts'],
          // As of a story.
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
          // What stories are played with, and a browser, are there once for all of a worker's files.
          isolate: false,
          // Whatever else the machine does can make a story fail; the run ends with the names of those that then passed.
          retry: 1,
        },
      },
    ],
  },
})
