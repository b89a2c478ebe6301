import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { approvalRuleOf, NEWEST_RULE } from '../../../contract/sharing/approval-rules.ts'
import { fieldsOfKind } from '../../../contract/sharing/links.ts'
import { budgetRules, grantsOf } from '../../../contract/sharing/rules.ts'
import type { BudgetSource } from '../../../contract/sharing/rules.ts'
import { filledView } from '../../../contract/testing/sharing/filled.ts'
import { turnsDuring } from '../../testing/turns.ts'
import { compileRules, permitInPieces } from './permit.ts'
import { writeContent } from './written-content.ts'
import type { WrittenContent } from './written-content.ts'

const ALLOCATIONS = 20_000
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A list with one line for each of many quantities. */
function aLongList() {
  const { budget } = filledView('budget')
  if (!budget) throw new Error('no list was made')
  const many = <One>(all: readonly One[], count: number) =>
    Array.from({ length: count }, (_, at) => all[at % all.length] as One)
  return { ...budget, lines: many(budget.lines, 200), allocations: many(budget.allocations, ALLOCATIONS) }
}

/** JSON with sorted keys, of what an approval covers. */
function settledText(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one
    const kept = Object.entries(one).filter(([key]) => !['now', 'pictures', 'status'].includes(key))
    return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

describe('a long list that a link shows', () => {
  const budget = aLongList()

  it('is reduced to what may be seen in pieces, as it is in one go', async () => {
    const permit = compileRules(budgetRules, { grants: grantsOf(fieldsOfKind('budget'), null) })
    const source = budget as unknown as BudgetSource
    let seen: unknown
    const turns = await turnsDuring(async () => (seen = await permitInPieces(permit, source)))
    expect(JSON.stringify(seen) === JSON.stringify(permit(source))).toBe(true)
    expect(turns).toBeGreaterThanOrEqual(ALLOCATIONS / 1000 - 1)
    const nothing = compileRules(budgetRules, { grants: new Set() })
    expect(JSON.stringify(await permitInPieces(nothing, source)) === JSON.stringify(nothing(source))).toBe(true)
  })

  it('is written, read again and settled in pieces, as it is in one go', async () => {
    const content = { contentHash: 'c0ffee', budget }
    let written: WrittenContent | undefined
    const turns = {
      written: await turnsDuring(async () => (written = await writeContent(content))),
      read: await turnsDuring(async () => written?.read()),
      settled: await turnsDuring(async () => written?.settled(approvalRuleOf(NEWEST_RULE))),
    }
    const text = JSON.stringify(budget)
    expect(Buffer.concat(written?.json ?? []).toString() === `"budget":${text}`).toBe(true)
    expect(await written?.read()).toEqual(content)
    expect(await written?.settled(approvalRuleOf(NEWEST_RULE))).toEqual({
      hash: hashOf(settledText({ budget })),
      isDraft: budget.status === 'draft',
    })
    const pieces = Math.floor(text.length / (256 * 1024))
    for (const count of Object.values(turns)) expect(count).toBeGreaterThanOrEqual(pieces)
  })
})
