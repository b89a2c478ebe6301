import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { processorSeconds } from './processor-time.ts'

const PAGE = fileURLToPath(new URL('../../docs/costs.md', import.meta.url))

interface Row {
  /** A project of vitest, `shared` for what its files share, or `before` for what comes before the tests. */
  project: string
  /** A test file, or the name of something else. */
  file: string
  /** In user and system mode. */
  seconds: number
}

export interface Costs {
  /** Vitest's workers append their rows here, one JSON object a line. */
  path: string
  /** Counts what this process and its ended children have used since the last call. */
  count(name: string): void
  /** Prints what each project costs, and writes each file's costs to docs/costs.md. */
  tell(): void
}

/** Counts what `npm test -- --costs` costs in processor seconds (user and system), by file. Needs Linux. */
export function openCosts(): Costs {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-costs-'))
  const path = join(folder, 'costs.jsonl')
  writeFileSync(path, '')
  const before: Row[] = []
  let until = 0
  return {
    path,
    count(name) {
      const now = processorSeconds(process.pid)
      before.push({ project: 'before', file: name, seconds: now - until })
      until = now
    },
    tell() {
      const lines = readFileSync(path, 'utf8').trim().split('\n').filter(Boolean)
      const rows = [...before, ...lines.map((line) => JSON.parse(line) as Row)]
      rmSync(folder, { recursive: true })
      const page = pageOf(rows)
      writeFileSync(PAGE, page)
      console.log(page.slice(0, page.indexOf('\n## ')))
      console.log(`Each file: ${PAGE}`)
    },
  }
}

function pageOf(rows: Row[]): string {
  const day = new Date().toISOString().slice(0, 10)
  const byProject = [...Map.groupBy(rows, ({ project }) => project)]
  const summary = byProject.map(([project, its]) => `| ${project} | ${its.length} | ${format(sumOf(its))} |`)
  const files = byProject.map(
    ([project, its]) =>
      `## ${project}\n\n| | Processor seconds |\n|---|---|\n${its
        .toSorted((one, other) => other.seconds - one.seconds)
        .map(({ file, seconds }) => `| ${file} | ${format(seconds)} |`)
        .join('\n')}\n`,
  )
  return `# What the tests cost

Processor seconds in user and system mode, with all processes of a file (browser, servers, databases); what ends a run is not counted. Written by \`npm test -- --costs\`
on ${day}: ${cpus().length} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}. Compare only what one machine counted on one day.

| | Rows | Processor seconds |
|---|---|---|
${summary.join('\n')}
| **all** | ${rows.length} | **${format(sumOf(rows))}** |

${files.join('\n')}`
}

const sumOf = (rows: Row[]) => rows.reduce((sum, { seconds }) => sum + seconds, 0)
const format = (seconds: number) => seconds.toFixed(1)
