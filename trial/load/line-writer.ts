import { randomUUID } from 'node:crypto'
import { createBudget, updateBudget } from '../../contract/budgets/calls.ts'
import { aLine } from '../../server/testing/budgets.ts'
import type { TrialClient } from './client.ts'
import type { Ledger } from './ledger.ts'
import { createWriter } from './writer.ts'
import type { Writer } from './writer.ts'

const LINES_EACH = 300

/** Adds lines to budget lists, as the page does: on a version, with ids of its own, repeated until there is an answer. */
export function writeLines(name: string, client: TrialClient, ledger: Ledger): Writer {
  let list: { id: string; version: number; lines: number } | undefined
  let lists = 0

  async function makeList(): Promise<boolean> {
    const title = `${name} ${lists}`
    const made = await client.insist(createBudget, { name: title }, `${name} list ${lists}`)
    if ('unknown' in made) return false
    lists += 1
    if ('refusal' in made) ledger.wrong.push(`list of ${name}: ${made.refusal} ${made.msg}`)
    else {
      list = { id: made.data, version: 1, lines: 0 }
      ledger.lists.set(list.id, title)
    }
    return true
  }

  async function addLine(to: NonNullable<typeof list>): Promise<boolean> {
    const id = randomUUID()
    const input = { id: to.id, version: to.version, put: { lines: [aLine({ id, sort: to.lines + 1 })] } }
    const saved = await client.insist(updateBudget, input, id)
    if ('unknown' in saved) return false
    if ('refusal' in saved) {
      ledger.wrong.push(`line of ${name}: ${saved.refusal} ${saved.msg}`)
      list = undefined
      return true
    }
    if (saved.data.version <= to.version)
      ledger.wrong.push(`list of ${name}: version ${saved.data.version} after ${to.version}`)
    list = { id: to.id, version: saved.data.version, lines: to.lines + 1 }
    ledger.lines.set(id, to.id)
    ledger.listVersions.set(to.id, saved.data.version)
    return true
  }

  return createWriter(name, () => (list && list.lines < LINES_EACH ? addLine(list) : makeList()), client.stop)
}
