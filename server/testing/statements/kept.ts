import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shapeOf } from './shape.ts'

/** The whole suite sends more; fewer come from a part of it. */
export const LEAST_STATEMENTS = 2000

/** The statements of the last whole suite, for a run of PostgreSQL 15 by itself. */
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/statements.json', import.meta.url))

/** Where the workers of this run write. All projects of a run are set up in one process. */
export function statementsFolder(): string {
  return join(tmpdir(), `quarry-statements-${process.pid}`)
}

/** Makes the folder; `end` removes it, and keeps what the workers wrote there if they ran the whole suite. */
export function beginRecording(): { end(): void } {
  const folder = statementsFolder()
  mkdirSync(folder)
  return {
    end() {
      const statements = readRecorded(folder)
      rmSync(folder, { recursive: true })
      if (statements.length < LEAST_STATEMENTS) return
      mkdirSync(dirname(KEPT), { recursive: true })
      writeFileSync(`${KEPT}.new`, JSON.stringify(statements))
      renameSync(`${KEPT}.new`, KEPT)
    },
  }
}

/** The statements that this run has recorded, if it ran the whole suite, or else the last whole suite; none if there was none. */
export function readStatements(folder: string): string[] {
  const recorded = existsSync(folder) ? readRecorded(folder) : []
  if (recorded.length >= LEAST_STATEMENTS || !existsSync(KEPT)) return recorded
  return JSON.parse(readFileSync(KEPT, 'utf8')) as string[]
}

function readRecorded(folder: string): string[] {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
  const byShape = new Map(lines.map((line) => JSON.parse(line) as string).map((text) => [shapeOf(text), text]))
  return [...byShape.values()]
}
