import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getBoard, getSamples, updateBoard } from '../../contract/boards/calls.ts'
import { createTeamComment, getTeamComments } from '../../contract/collaboration/discussion-calls.ts'
import type { TeamPlace } from '../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../contract/collaboration/rights.ts'
import { getOwnData } from '../../contract/profile.ts'
import { commentOnShared, getComments, getDiscussion, replyToComment } from '../../contract/sharing/discussion-calls.ts'
import * as calls from '../../contract/substitution.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { linkOf } from '../testing/sharing.ts'
import { materialsIn, usesOf } from '../testing/substitution.ts'
import type { Materials } from '../testing/substitution.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let skus: Materials
let ada: TestMember
let used: Awaited<ReturnType<typeof usesOf>>

beforeAll(async () => {
  quarry = await createTestApp()
  skus = await materialsIn(quarry)
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  used = await usesOf(quarry, ada, skus.oak)
})

const substitute = async (fromSkuId = skus.oak, toSkuId = skus.ash) =>
  (await quarry.call(calls.substitute, { fromSkuId, toSkuId, places: used.places, dryRun: 0 }, ada.headers)).data.id
const say = (thing: Thing, text: string, more: object = {}) =>
  quarry.call(createTeamComment, { ...thing, key: randomUUID(), text, ...more }, ada.headers)
const heard = async (thing: Thing) =>
  (await quarry.call(getTeamComments, thing, ada.headers)).data.list.map(({ text, saidOf }) => [text, saidOf])

/** Comments as they were before they kept what they were said of. */
const forget = async () => {
  await sql`UPDATE team_comment SET said_of = NULL`.execute(quarry.db)
  await sql`UPDATE share_comment SET said_of = NULL`.execute(quarry.db)
}
const oak = () => ({ name: 'oak-zh', enName: 'oak', skuId: skus.oak })
const ash = () => ({ name: 'ash-zh', enName: 'ash', skuId: skus.ash })
const board = (): Thing => ({ kind: 'board', refId: used.board })
const onSample = (): TeamPlace => ({ itemId: used.places[0]?.itemId ?? '' })
const places = (): [Thing, TeamPlace][] => [
  [board(), onSample()],
  [{ kind: 'budget', refId: used.budget }, { lineId: used.lineId }],
  [{ kind: 'folder', refId: used.folder }, { folderItemId: used.itemId }],
]

describe('what a team says of a sample, a line or an item', () => {
  it('stays said of its SKU after a substitution, and says nothing again once that is taken back', async () => {
    for (const [thing, on] of places()) await say(thing, 'Lovely', { on })
    for (const [thing] of places()) expect(await heard(thing)).toEqual([['Lovely', null]])
    const id = await substitute()
    for (const [thing] of places()) expect(await heard(thing)).toEqual([['Lovely', oak()]])
    await quarry.call(calls.undoSubstitution, { id, dryRun: 0 }, ada.headers)
    for (const [thing] of places()) expect(await heard(thing)).toEqual([['Lovely', null]])
  })

  it('is of the new SKU from then on, in the same thread too', async () => {
    const parentId = (await say(board(), 'Too dark', { on: onSample() })).data
    await substitute()
    await say(board(), 'Better', { parentId })
    await say(board(), 'Light enough', { on: onSample() })
    await say(board(), 'Of the whole')
    expect(await heard(board())).toEqual([
      ['Too dark', oak()],
      ['Better', ash()],
      ['Light enough', null],
      ['Of the whole', null],
    ])
  })

  it('stays said of it when the sample is replaced by hand', async () => {
    await say(board(), 'Lovely', { on: onSample() })
    const shown = (await quarry.call(getBoard, { id: used.board }, ada.headers)).data
    const sample = shown.items.find(({ id }) => id === used.places[0]?.itemId)
    const [found] = (await quarry.ask(getSamples, { skuIds: [skus.tile] })).data
    const put = [{ ...sample, refId: skus.tile, snapshot: found?.snapshot }]
    const { version } = shown
    const saved = await quarry.call(updateBoard, { id: used.board, version, put }, ada.headers)
    expect(saved.code).toBe(200)
    expect(await heard(board())).toEqual([['Lovely', oak()]])
  })

  it('has no SKU to lead to once that has left the catalogue', async () => {
    await say(board(), 'Lovely', { on: onSample() })
    await substitute()
    await sql`UPDATE team_comment SET said_of = said_of || '{"skuId":"999999"}'`.execute(quarry.db)
    expect(await heard(board())).toEqual([['Lovely', { ...oak(), skuId: null }]])
  })

  it('learns it, if it is older than that, when its place is given another SKU', async () => {
    for (const [thing, on] of places()) await say(thing, 'Long ago', { on })
    await forget()
    const id = await substitute()
    for (const [thing] of places()) expect(await heard(thing)).toEqual([['Long ago', oak()]])
    await forget()
    await quarry.call(calls.undoSubstitution, { id, dryRun: 0 }, ada.headers)
    for (const [thing] of places()) expect(await heard(thing)).toEqual([['Long ago', ash()]])
  })

  it('is in a member’s own data with what it was said of', async () => {
    await say(board(), 'Lovely', { on: onSample() })
    const { teamComments } = (await quarry.call(getOwnData, {}, ada.headers)).data
    expect(teamComments).toMatchObject([{ text: 'Lovely', saidOf: oak() }])
  })
})

describe('what a client says by a link', () => {
  const budget = () => ({ kind: 'budget' as const, refId: used.budget })

  it('stays said of its SKU, whose page only the owner is led to', async () => {
    const link = await linkOf(quarry, ada, { ...budget(), role: 'comment' })
    const on = { lineId: used.lineId }
    const { data: parentId } = await quarry.call(commentOnShared, { name: 'Mrs Li', text: 'Nice', on }, link.headers)
    await substitute()
    await quarry.call(replyToComment, { linkId: link.id, parentId, text: 'This one is lighter' }, ada.headers)
    const toGuest = (await quarry.call(getDiscussion, {}, link.headers)).data.comments
    expect(toGuest.map(({ text, saidOf }) => [text, saidOf])).toEqual([
      ['Nice', { name: 'oak-zh', enName: 'oak' }],
      ['This one is lighter', { name: 'ash-zh', enName: 'ash' }],
    ])
    const toAda = (await quarry.call(getComments, budget(), ada.headers)).data
    expect(toAda.map(({ saidOf }) => saidOf)).toEqual([oak(), ash()])
  })

  it('names no SKU by a link that shows no names, and learns of what it is too old to know', async () => {
    const link = await linkOf(quarry, ada, { ...budget(), role: 'comment', fields: ['cover'] })
    const on = { lineId: used.lineId }
    await quarry.call(commentOnShared, { name: 'Mrs Li', text: 'Nice', on }, link.headers)
    await forget()
    await substitute()
    const [comment] = (await quarry.call(getDiscussion, {}, link.headers)).data.comments
    expect(comment?.saidOf).toEqual({ name: '', enName: '' })
  })

  it('learns it from substitutions of before, too', async () => {
    const link = await linkOf(quarry, ada, { ...budget(), role: 'comment' })
    const on = { lineId: used.lineId }
    const { data: parentId } = await quarry.call(commentOnShared, { name: 'Mrs Li', text: 'Nice', on }, link.headers)
    await say(budget(), 'Is it?', { on })
    const id = await substitute()
    await quarry.call(commentOnShared, { name: 'Mrs Li', text: 'Nicer', parentId }, link.headers)
    await say(budget(), 'Not so sure', { on })
    await quarry.call(calls.undoSubstitution, { id, dryRun: 0 }, ada.headers)
    await say(budget(), 'As it was', { on })
    await forget()
    const migration = await readFile('server/migrations/073-said-of.sql', 'utf8')
    await quarry.db.transaction().execute(async (trx) => {
      // In one statement, as the oldest PostgreSQL is asked to take every statement by itself.
      await sql.raw(`DO $run$ BEGIN ${migration.replaceAll(/^ALTER .*$/gm, '')} END $run$`).execute(trx)
    })
    const toAda = (await quarry.call(getComments, budget(), ada.headers)).data
    expect(toAda.map(({ text, saidOf }) => [text, saidOf])).toEqual([
      ['Nice', null],
      ['Nicer', ash()],
    ])
    expect(await heard(budget())).toEqual([
      ['Is it?', null],
      ['Not so sure', ash()],
      ['As it was', null],
    ])
  })
})
