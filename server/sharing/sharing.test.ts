import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createBoard,
  deleteBoards,
  getBoard,
  restoreBoards,
  takeDownBoard,
  updateBoard,
} from '../../contract/boards/calls.ts'
import { createBudget } from '../../contract/budgets/calls.ts'
import { createFolder } from '../../contract/favourites.ts'
import { requestDeletion } from '../../contract/profile.ts'
import { createLink, getLinks, revokeLink, rotateLink, updateLink } from '../../contract/sharing/link-calls.ts'
import { fieldsOfPreset } from '../../contract/sharing/links.ts'
import { getShared, previewLink } from '../../contract/sharing/shown-calls.ts'
import { aChip } from '../testing/boards.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const DAY = 24 * 60 * 60_000
const NOT_FOUND = { code: 404, msg: 'The resource does not exist.', data: null }

let now = new Date('2026-11-26T08:00:00Z')
let quarry: TestApp
let ada: TestMember
let boardId: string
let budgetId: string
let folderId: string

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
  ada = await memberIn(quarry, { nickname: 'Ada', password: 'quarry88' })
  boardId = (await quarry.call(createBoard, { name: 'Lobby', items: [aChip({ note: 'for us' })] }, ada.headers)).data
  const [room, line] = [aRoom(), aLine()]
  const whole = { name: 'House', rooms: [room], lines: [line], allocations: [anAllocation(line, room)] }
  budgetId = (await quarry.call(createBudget, whole, ada.headers)).data
  folderId = (await quarry.call(createFolder, { name: 'Stones' }, ada.headers)).data
})
afterAll(() => quarry.close())

const lobby = () => ({ kind: 'board' as const, refId: boardId })

describe('a link', () => {
  it('shows a board, a budget list or a folder to whoever has its token', async () => {
    const things = [
      { kind: 'board', refId: boardId, name: 'Lobby' },
      { kind: 'budget', refId: budgetId, name: 'House' },
      { kind: 'folder', refId: folderId, name: 'Stones' },
    ] as const
    for (const { name, ...thing } of things) {
      const { headers } = await linkOf(quarry, ada, thing)
      const { data } = await quarry.call(getShared, {}, headers)
      expect(data).toMatchObject({ kind: thing.kind, role: 'view', ownerName: 'Ada', [thing.kind]: { name } })
      expect(data.contentHash).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  it('ends in 90 days where nothing else is said', async () => {
    const { id } = await linkOf(quarry, ada, lobby())
    const links = (await quarry.call(getLinks, lobby(), ada.headers)).data
    expect(links.find((link) => link.id === id)).toMatchObject({
      name: 'Client',
      preset: 'client',
      hasPassword: false,
      expiresAt: now.getTime() + 90 * DAY,
      views: 0,
      lastView: null,
      revoked: false,
    })
  })

  it('is opened with its password only, in whatever letters, and by a former one no more from the moment it has another', async () => {
    const password = '青石板 100%'
    const { id, headers } = await linkOf(quarry, ada, { ...lobby(), password })
    const tries = [{}, ...['no', 'granite', encodeURIComponent(password)].map((one) => ({ 'share-password': one }))]
    const codes = async () =>
      (await Promise.all(tries.map((one) => quarry.call(getShared, {}, { ...headers, ...one })))).map(
        ({ code }) => code,
      )
    expect(await codes()).toEqual([1009003001, 1009003001, 1009003001, 200])
    await quarry.call(updateLink, { id, password: 'granite' }, ada.headers)
    expect(await codes()).toEqual([1009003001, 1009003001, 200, 1009003001])
  })

  it('is locked for a while against whoever tries password after password', async () => {
    const { headers } = await linkOf(quarry, ada, { ...lobby(), password: 'granite' })
    const attempt = (password: string) => quarry.call(getShared, {}, { ...headers, 'share-password': password })
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt(`guess ${tries}`)).code).toBe(1009003001)
    const refused = await attempt('granite')
    expect(refused.code).toBe(429)
    expect(refused.data).toMatchObject({ retryAfter: 900 })
  })

  it('opens nothing from the moment it is revoked, and so does the token that was exchanged', async () => {
    const { id, headers } = await linkOf(quarry, ada, lobby())
    const rotated = (await quarry.call(rotateLink, { id }, ada.headers)).data
    const newHeaders = { 'share-token': rotated.token }
    expect(await quarry.call(getShared, {}, headers)).toEqual(NOT_FOUND)
    expect(await quarry.call(getShared, {}, newHeaders)).toMatchObject({ code: 200 })
    await quarry.call(revokeLink, { id }, ada.headers)
    expect(await quarry.call(getShared, {}, newHeaders)).toEqual(NOT_FOUND)
    expect(await quarry.call(rotateLink, { id }, ada.headers)).toMatchObject({ code: 1009003005 })
  })

  it('opens nothing once its time is over, and again if it is given more', async () => {
    const start = now
    const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
    const { id, headers } = await linkOf(quarry, ada, { ...lobby(), expiresAt: minutes(5).getTime() })
    now = minutes(5)
    const ended = await quarry.call(getShared, {}, headers)
    const more = await quarry.call(updateLink, { id, expiresAt: minutes(9).getTime() }, ada.headers)
    const opened = await quarry.call(getShared, {}, headers)
    now = start
    expect([ended, more.code, opened.code]).toEqual([NOT_FOUND, 200, 200])
  })

  it('counts how often its page was opened, and not when it is looked at again or by its owner', async () => {
    const { id, headers } = await linkOf(quarry, ada, lobby())
    await quarry.call(getShared, {}, headers)
    await quarry.call(getShared, {}, headers)
    await quarry.call(getShared, { again: 1 }, headers)
    await quarry.call(previewLink, { id }, ada.headers)
    await expect
      .poll(async () => (await quarry.call(getLinks, lobby(), ada.headers)).data.find((link) => link.id === id))
      .toMatchObject({ views: 2, lastView: now.getTime() })
  })

  it('shows its owner what guests see', async () => {
    const { id, headers } = await linkOf(quarry, ada, { kind: 'budget', refId: budgetId, preset: 'contractor' })
    const seen = await quarry.call(getShared, {}, headers)
    expect(await quarry.call(previewLink, { id }, ada.headers)).toEqual(seen)
    expect(seen.data.expiresAt).toBe(now.getTime() + 90 * DAY)
  })

  it('leads nowhere while what it shows lies in the trash', async () => {
    const id = (await quarry.call(createBoard, { name: 'Old lobby' }, ada.headers)).data
    const { headers } = await linkOf(quarry, ada, { kind: 'board', refId: id })
    await quarry.call(deleteBoards, { ids: [id] }, ada.headers)
    expect(await quarry.call(getShared, {}, headers)).toEqual(NOT_FOUND)
    await quarry.call(restoreBoards, { ids: [id] }, ada.headers)
    expect(await quarry.call(getShared, {}, headers)).toMatchObject({ code: 200 })
  })

  it('leads nowhere while its board is as an operator has taken it down', async () => {
    const staff = await memberIn(quarry, { isOperator: true })
    const id = (await quarry.call(createBoard, { name: 'Published' }, ada.headers)).data
    const { headers } = await linkOf(quarry, ada, { kind: 'board', refId: id })
    await quarry.call(updateBoard, { id, version: 1, board: { visibility: 'published' } }, ada.headers)
    await quarry.call(takeDownBoard, { id, reason: 'not a board' }, staff.headers)
    expect(await quarry.call(getShared, {}, headers)).toEqual(NOT_FOUND)
    const { version } = (await quarry.call(getBoard, { id }, ada.headers)).data
    await quarry.call(updateBoard, { id, version, board: { name: 'A board after all' } }, ada.headers)
    expect(await quarry.call(getShared, {}, headers)).toMatchObject({ code: 200 })
  })

  it('leads nowhere as soon as its owner has asked for the end of their account', async () => {
    const eve = await memberIn(quarry, { password: 'quarry88' })
    const id = (await quarry.call(createBoard, { name: 'Of Eve' }, eve.headers)).data
    const { headers } = await linkOf(quarry, eve, { kind: 'board', refId: id })
    expect(await quarry.call(getShared, {}, headers)).toMatchObject({ code: 200 })
    await quarry.call(requestDeletion, { password: 'quarry88' }, eve.headers)
    expect(await quarry.call(getShared, {}, headers)).toEqual(NOT_FOUND)
  })
})

describe('a change of a link', () => {
  const before = {
    name: 'Mrs Li',
    role: 'comment',
    preset: 'client',
    language: 'en',
    notifies: true,
    expiresAt: Date.parse('2027-01-01'),
  } as const
  const linkWith = async (more: object = {}) => (await linkOf(quarry, ada, { ...lobby(), ...before, ...more })).id
  const eventsOf = async (id: string) =>
    (await quarry.db.selectFrom('share_event').select('event').where('link_id', '=', id).orderBy('id').execute()).map(
      ({ event }) => event,
    )
  const fieldsOf = async (id: string) =>
    (await quarry.call(getLinks, lobby(), ada.headers)).data.find((link) => link.id === id)?.fields ?? []

  it.each([
    ['nothing', {}],
    ['what stands', before],
    ['no password where there is none', { password: null }],
  ])('that gives %s is none', async (_what, given) => {
    const id = await linkWith()
    expect(await quarry.call(updateLink, { id, ...given }, ada.headers)).toMatchObject({ code: 200 })
    expect(await eventsOf(id)).toEqual(['created'])
  })

  it('that gives the fields that stand, in whatever order, is none', async () => {
    const id = await linkWith({ preset: undefined, fields: ['name', 'price', 'cover'] })
    const fields = (await fieldsOf(id)).toReversed()
    await quarry.call(updateLink, { id, fields: [...fields, ...fields] }, ada.headers)
    expect(await eventsOf(id)).toEqual(['created'])
  })

  it.each([
    ['a name', { ...before, name: 'Mr Li' }],
    ['a role', { ...before, role: 'view' }],
    ['a preset', { preset: 'contractor' }],
    ['a language', { language: 'zh-CN' }],
    ['a moment', { expiresAt: before.expiresAt + 1 }],
    ['whether the owner is told', { notifies: false }],
    ['fewer fields', { fields: ['name'] }],
    ['the fields of its preset as the owner’s own', { fields: fieldsOfPreset('client', 'board') }],
    ['the password that it has', { password: 'granite' }],
    ['no password any more', { password: null }],
  ] as const)('that gives %s is noted', async (_what, given) => {
    const id = await linkWith({ password: 'granite' })
    await quarry.call(updateLink, { id, ...given }, ada.headers)
    expect(await eventsOf(id)).toEqual(['created', 'changed'])
  })
})

describe('who guesses tokens', () => {
  it('is told to wait after sixty in a quarter of an hour, and learns nothing of those that were', async () => {
    const { id, token } = await linkOf(quarry, ada, lobby())
    await quarry.call(revokeLink, { id }, ada.headers)
    const guess = async (shown: string) =>
      quarry.call(getShared, {}, { 'share-token': shown, 'x-forwarded-for': '203.0.113.9' })
    for (let tries = 0; tries < 58; tries += 1) await guess(`guess-${tries}`)
    expect(await guess(token)).toEqual(NOT_FOUND)
    expect(await guess(token.toUpperCase())).toEqual(NOT_FOUND)
    expect(await guess('once-more')).toMatchObject({ code: 429, data: { retryAfter: 900 } })
    expect(await guess(token)).toMatchObject({ code: 429 })
  })
})

describe('a link that cannot be', () => {
  it.each([
    [{}, 'fields'],
    [{ fields: ['name'], preset: 'client' }, 'fields'],
    [{ fields: ['name', 'markup'] }, 'fields'],
    [{ fields: ['price', 'total'], brandId: '1' }, 'fields'],
    [{ preset: 'supplier' }, 'brandId'],
    [{ preset: 'supplier', brandId: '999999' }, 'brandId'],
    [{ fields: ['salary'] }, 'fields'],
    [{ preset: 'client', expiresAt: 5 }, 'expiresAt'],
    [{ preset: 'client', expiresAt: Date.parse('2040-01-01') }, 'expiresAt'],
    [{ preset: 'client', password: 'abc' }, 'password'],
    [{ preset: 'client', name: '\u200b' }, 'name'],
  ])('is refused with the field that is wrong: %o', async (wish, field) => {
    const { code, msg } = await quarry.call(createLink, { kind: 'budget', refId: budgetId, ...wish }, ada.headers)
    expect({ code, field: msg.split(/[.:]/)[0] }).toEqual({ code: 400, field })
  })
})
