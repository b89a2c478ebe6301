import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkTypes, recordedIn, WEIGHT_PAGE } from '../scripts/types.ts'
import { describeMachine } from './machine.ts'
import { measureBundle } from './measures/bundle.ts'
import { processorSecondsOf } from './process-time.ts'
import { say } from './say.ts'
import { alignedTable } from './table.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCE = /\.(?:tsx?|mjs|css|sql|html|py)$/
const MEGABYTE = 1_000_000

interface Weight {
  name: string
  value: number
  unit: string
}

/** What is weighed, under the page's headings. */
const SCALES: Record<string, () => Weight[] | Promise<Weight[]>> = {
  Sources: weighSources,
  'Types and lint': weighChecks,
  Page: weighPage,
  Tests: weighTests,
  Packages: () => [{ name: 'node_modules', value: sizeOf('node_modules') / MEGABYTE, unit: 'MB' }],
}

/** `npm run weight`: what the house weighs, beside what docs/weight.md records; `--record` records it. It fails on nothing. */
async function main(isRecording: boolean): Promise<void> {
  const recorded = recordedIn(read(WEIGHT_PAGE))
  const weighed: [string, Weight[]][] = []
  for (const [title, weigh] of Object.entries(SCALES)) {
    say(`Weighing: ${title}`)
    weighed.push([title, await weigh()])
  }
  say('\n')
  const rows = weighed.flatMap(([, weights]) => weights.map((weight) => rowOf(weight, recorded.get(weight.name))))
  console.log(alignedTable([['Weight', 'Recorded', 'Now', 'Change'], ...rows]))
  if (isRecording) writeFileSync(join(ROOT, WEIGHT_PAGE), pageOf(weighed))
  console.log(isRecording ? `Recorded in ${WEIGHT_PAGE}` : `${WEIGHT_PAGE} has what is recorded; --record replaces it.`)
}

/** Lines by folder, those of contract, server and web also by domain; and files by top folder. */
function weighSources(): Weight[] {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const weights = new Map<string, { files: number; lines: number }>()
  for (const file of files.filter((name) => SOURCE.test(name))) {
    const lines = read(file).split('\n').length - 1
    for (const folder of foldersOf(file)) {
      const before = weights.get(folder) ?? { files: 0, lines: 0 }
      weights.set(folder, { files: before.files + 1, lines: before.lines + lines })
    }
  }
  const folders = [...weights]
  return [
    ...folders.map(([folder, { lines }]) => ({ name: folder, value: lines, unit: 'lines' })),
    ...folders
      .filter(([folder]) => !folder.includes('/'))
      .map(([folder, { files: count }]) => ({ name: `${folder}: files`, value: count, unit: '' })),
  ]
}

function foldersOf(file: string): string[] {
  const [top = '', domain, ...rest] = file.split('/')
  const own = domain === undefined ? 'root' : top
  const isDomain = rest.length > 0 && ['contract', 'server', 'web'].includes(top)
  return ['all', own, ...(isDomain ? [`${top}/${domain}`] : [])]
}

async function weighChecks(): Promise<Weight[]> {
  const [{ instantiations }, typesSeconds] = await timed(() => checkTypes(ROOT))
  const [, lintSeconds] = await timed(() =>
    spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--type-aware'], { cwd: ROOT }),
  )
  const counts = Object.entries(instantiations)
  return [
    ...counts.map(([project, value]) => ({ name: `instantiations, ${project}`, value, unit: '' })),
    { name: 'instantiations, all', value: counts.reduce((sum, [, value]) => sum + value, 0), unit: '' },
    { name: 'types from nothing', value: typesSeconds, unit: 'processor s' },
    { name: 'lint', value: lintSeconds, unit: 'processor s' },
  ]
}

/** With the processor seconds that it took this process's children; 0 where they are not known. */
async function timed<Result>(work: () => Result): Promise<[Result, number]> {
  const before = (await processorSecondsOf(process.pid)) ?? 0
  const result = work()
  return [result, ((await processorSecondsOf(process.pid)) ?? 0) - before]
}

/** The built page, as `npm run bench -- --only bundle` measures it. */
async function weighPage(): Promise<Weight[]> {
  return (await measureBundle()).flatMap(({ name, value = 0, details }) => [
    { name, value, unit: 'KB' },
    { name: `${name}: files`, value: Array.isArray(details) ? details.length : 0, unit: '' },
  ])
}

/** What docs/costs.md has of each project: counting it anew is `npm test -- --costs`. */
function weighTests(): Weight[] {
  const rows = read('docs/costs.md').matchAll(/^\| \**(?<project>[\w-]+)\** \| \d+ \| \**(?<seconds>[\d.]+)\** \|$/gm)
  return Array.from(rows, ({ groups }) => ({
    name: `tests, ${groups?.['project']}`,
    value: Number(groups?.['seconds']),
    unit: 'processor s',
  }))
}

/** In bytes; links count nothing. */
function sizeOf(folder: string): number {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  )
}

function rowOf({ name, value, unit }: Weight, recorded: number | undefined): string[] {
  const change = recorded ? `${value > recorded ? '+' : ''}${((value / recorded - 1) * 100).toFixed(1)} %` : 'new'
  return [
    name,
    recorded === undefined ? '' : format(recorded),
    `${format(value)} ${unit}`.trim(),
    value === recorded ? '' : change,
  ]
}

function pageOf(weighed: [string, Weight[]][]): string {
  const { version } = JSON.parse(read('node_modules/typescript/package.json')) as { version: string }
  const tables = weighed.map(
    ([title, weights]) =>
      `## ${title}\n\n| | |\n|---|---|\n${weights.map(({ name, value, unit }) => `| ${name} | ${`${format(value)} ${unit}`.trim()} |`).join('\n')}\n`,
  )
  return `# What the house weighs

Written by \`npm run weight -- --record\` at commit ${describeMachine().commit}, ${describeMachine().summary}; TypeScript ${version}. \`npm run weight\` prints what it weighs now beside
this. \`npm test\` holds the instantiations, which do not depend on the machine (decisions/172); processor seconds compare only what one machine counted on
one day, and those of tests are of [what the tests cost](costs.md).

${tables.join('\n')}`
}

const format = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: Number.isInteger(value) ? 0 : 1 })
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

await main(process.argv.includes('--record'))
