import type { ColumnRule, ImportMapping } from '../../../../contract/import-mapping.ts'
import * as calls from '../../../../contract/import-screen.ts'
import type { OneImport } from '../../../../contract/import-screen.ts'
import type { TestMember } from '../../members.ts'
import type { TestApp } from '../../test-app.ts'
import { uploadSteps } from '../../upload-steps.ts'
import { compareList } from './compare-list.ts'
import type { TakenList } from './compare-list.ts'
import { storedArticles } from './stored-articles.ts'
import type { SupplierList } from './supplier-list.ts'
import { writeList } from './write-list.ts'

const OK = 200

/** Uploads a list, says only what its answers say, runs it, and compares the catalogue with what a person reads in the list. */
export async function takeList(quarry: TestApp, staff: TestMember, list: SupplierList): Promise<TakenList> {
  const { headers } = staff
  const known = new Set((await storedArticles(quarry)).map(({ id }) => id))
  const stops: string[] = []
  let byHand = 0

  const { upload, at, step } = uploadSteps(quarry, staff)
  const read = await at(await upload(writeList(list), list.name), 'read', 'refused')
  if (read.problem) stops.push(read.problem.en)
  else {
    const { mapping, missing, ...more } = answered(read, list)
    byHand = more.byHand
    stops.push(...missing.map((name) => `no column ${name}`))
    const mapped = await quarry.call(calls.mapImport, { id: read.id, mapping }, headers)
    if (mapped.code !== OK) stops.push(mapped.msg)
    for (const next of [calls.checkImport, calls.runImport]) {
      const { code, msg } = await step(next, read.id)
      if (code !== OK) stops.push(msg)
      else await at(read.id, 'checked', 'done', 'failed')
    }
  }
  return compareList(list, {
    ended: (await quarry.ask(calls.getImport, { id: read.id }, headers)).data,
    rejections: (await quarry.ask(calls.getUploadRejections, { id: read.id, pageSize: 200 }, headers)).data.list,
    stored: (await storedArticles(quarry)).filter(({ id }) => !known.has(id)),
    stops,
    byHand,
  })
}

/** The proposed mapping with the person's answers, how many columns they had to change, and the headers that are not there. */
function answered(
  { mapping, columns }: OneImport,
  { answers }: SupplierList,
): { mapping: ImportMapping; byHand: number; missing: string[] } {
  if (!mapping) throw new Error('expected a mapping')
  const missing: string[] = []
  let byHand = 0
  let rules: ColumnRule[] = mapping.columns
  for (const [header, answer] of Object.entries(answers.columns ?? {})) {
    const column = columns?.findIndex(({ name }) => name === header)
    const rule = rules.find((one) => one.column === column)
    if (!rule) {
      missing.push(header)
      continue
    }
    const isGuessed = rule.target === answer.target
    if (!isGuessed || answer.unit || answer.values) byHand += 1
    rules = rules.map((one) => {
      if (one === rule) return withAnswer(rule, answer)
      // A field has one column: the one that was taken for it loses it.
      return answer.target !== null && one.target === answer.target ? { ...one, target: null } : one
    })
  }
  const asked = mapping.askedSigns?.filter((sign) => answers.signs?.[sign] === undefined) ?? []
  const constants = { ...mapping.constants, ...answers.constants }
  const signs = { ...mapping.signs, ...answers.signs }
  return { mapping: { ...mapping, columns: rules, constants, signs, askedSigns: asked }, byHand, missing }
}

function withAnswer({ attribute, values, ...rule }: ColumnRule, answer: Omit<ColumnRule, 'column'>): ColumnRule {
  const meant = { ...(rule.target === answer.target && values), ...answer.values }
  return {
    ...rule,
    ...answer,
    ...(answer.target === null && attribute && { attribute }),
    ...(Object.keys(meant).length > 0 && { values: meant }),
  }
}
