import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MANY_TRIES } from '../server/testing/tries.ts'
import type { Finding, TrialOptions } from './trial.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const VITEST = join(ROOT, 'node_modules/.bin/vitest')
const ROUNDS = 1

/** Runs the tests of properties as often as they are worth it; `npm test` tries a few of the same. */
export async function tryProperties({ rounds = ROUNDS, say }: TrialOptions): Promise<Finding[]> {
  const files = globSync('server/**/*.test.ts', { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes("/testing/tries.ts'"),
  )
  let [passed, failed] = [0, 0]
  const failures: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const report = await runOften(files)
    passed += report.numPassedTests
    failed += report.numFailedTests + report.numFailedTestSuites
    failures.push(...failuresOf(report))
    say(`properties: round ${round} of ${rounds}, ${report.numPassedTests} tests passed`)
  }
  for (const failure of failures) say(`properties: ${failure}`)
  return [
    { what: 'files of properties', value: files.length, unit: '', least: 20 },
    { what: 'tests passed', value: passed, unit: '', least: rounds },
    { what: 'tests failed', value: failed, unit: '', most: 0, note: failures.join('; ').slice(0, 300) },
  ]
}

/** What vitest's reporter `json` writes, as far as it is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
}

async function runOften(files: readonly string[]): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-properties-'))
  const report = join(folder, 'report.json')
  try {
    const projects = ['server', 'postgres-18'].flatMap((name) => ['--project', name])
    const options = [
      '--testTimeout',
      '600000',
      '--reporter',
      'default',
      '--reporter',
      'json',
      '--outputFile.json',
      report,
    ]
    const child = spawn(VITEST, ['run', ...projects, ...options, ...files], {
      cwd: ROOT,
      env: { ...process.env, [MANY_TRIES]: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    await once(child, 'exit')
    return JSON.parse(await readFile(report, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
