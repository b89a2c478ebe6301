import { once } from 'node:events'
import { sql } from 'kysely'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, exportBoard } from '../../../contract/boards/calls.ts'
import { createBudget, exportBudget } from '../../../contract/budgets/calls.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { createFolder, exportItems } from '../../../contract/favourites.ts'
import { FILE_TICKET, getFilePlace } from '../../../contract/files.ts'
import { getOwnData } from '../../../contract/profile.ts'
import { workedExample } from '../../testing/budgets.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { requestOf } from '../../testing/requests.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
  eve = await memberIn(quarry)
})

/** Files of other members, which stay in progress until they are released. */
function occupy(count: number) {
  const end = Promise.withResolvers<void>()
  const made = Array.from({ length: count }, (_, nth) => {
    const through = new AbortController()
    return quarry.app.fileLine
      .make({ memberId: `stranger ${nth}`, signal: through.signal }, async () => end.promise)
      .finally(() => through.abort())
  })
  return async () => {
    end.resolve()
    await Promise.all(made)
  }
}

const ask = (endpoint: Endpoint, input: object, { headers }: TestMember, ticket = 'none') =>
  quarry.app.inject(requestOf(endpoint, input, { ...headers, [FILE_TICKET]: ticket }))
const placeOf = async (ticket: string, { headers } = ada) =>
  (await quarry.call(getFilePlace, { ticket }, headers)).data.place
const folder = async ({ headers }: TestMember) => {
  const { data: favoritesId } = await quarry.call(createFolder, { name: 'Lobby' }, headers)
  return { favoritesId, format: 'csv', language: 'en' }
}

describe('files of every kind', () => {
  it('do not wait for one that may take many minutes', async () => {
    const long = { memberId: 'staff', isLong: true, signal: new AbortController().signal }
    const end = Promise.withResolvers<void>()
    const made = ['staff', 'other staff'].map((memberId) =>
      quarry.app.fileLine.make({ ...long, memberId, ticket: memberId }, async () => end.promise),
    )
    expect(['staff', 'other staff'].map((one) => quarry.app.fileLine.placeOf(one, one))).toEqual([0, 1])
    const signal = new AbortController().signal
    expect(await quarry.app.fileLine.make({ memberId: 'staff', signal }, async () => 'a list')).toBe('a list')
    end.resolve()
    await Promise.all(made)
  })

  it('wait in one queue, one at a time for each member, and only their member learns their places', async () => {
    const budget = (await quarry.call(createBudget, workedExample(), ada.headers)).data
    const board = (await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)).data
    const list = await folder(ada)
    const release = occupy(2)
    const asked: ReturnType<typeof ask>[] = []
    const begin = async (ticket: string, place: number, ...[endpoint, input, who]: [Endpoint, object, TestMember]) => {
      asked.push(ask(endpoint, input, who, ticket))
      await expect.poll(() => placeOf(ticket, who)).toBe(place)
    }
    await begin('budget', 1, exportBudget, { id: budget, format: 'csv', audience: 'own', language: 'en' }, ada)
    await begin('board', 2, exportBoard, { id: board, format: 'json', language: 'en' }, ada)
    await begin('folder', 3, exportItems, list, ada)
    await begin('own', 2, getOwnData, {}, eve)
    expect(await Promise.all(['budget', 'board', 'folder', 'own'].map((ticket) => placeOf(ticket)))).toEqual([
      1,
      3,
      4,
      null,
    ])
    const { code, data } = (await ask(exportItems, list, ada)).json<{ code: number; data: object }>()
    expect({ code, data }).toEqual({ code: 429, data: { retryAfter: 1 } })
    await release()
    const answers = await Promise.all(asked)
    expect(answers.map(({ headers }) => headers['content-disposition'] ?? headers['content-type'])).toEqual([
      "attachment; filename*=UTF-8''Worked%20example.csv",
      "attachment; filename*=UTF-8''Lobby.json",
      "attachment; filename*=UTF-8''Lobby.csv",
      'application/json; charset=utf-8',
    ])
    expect(await placeOf('folder')).toBe(null)
    expect((await ask(exportItems, list, ada)).statusCode).toBe(200)
  })

  it('are refused at once if the queue is full, with a time to try again', async () => {
    const list = await folder(ada)
    const release = occupy(22)
    const refused = await ask(exportItems, list, ada)
    expect(refused.json()).toMatchObject({ code: 503, data: { retryAfter: 1 } })
    expect(refused.headers['retry-after']).toBe('1')
    await release()
    expect((await ask(exportItems, list, ada)).headers['content-disposition']).toContain('Lobby.csv')
  })
})

describe('a client that leaves', () => {
  it('loses its place in the queue; one that waits keeps its connection', async () => {
    await quarry.app.listen({ host: '127.0.0.1', port: 0 })
    const address = quarry.app.listeningOrigin
    const connected = once(quarry.app.server, 'connection') as Promise<[Socket]>
    const release = occupy(2)
    const gone = new AbortController()
    const { url, ...request } = requestOf(exportItems, await folder(ada), { ...ada.headers, [FILE_TICKET]: 'gone' })
    const left = fetch(address + url, { ...request, signal: gone.signal })
    const [socket] = await connected
    await expect.poll(() => placeOf('gone')).toBe(1)
    expect(socket.timeout).toBeGreaterThan(5 * 60_000)
    gone.abort()
    await expect(left).rejects.toThrow('aborted')
    await expect.poll(() => placeOf('gone')).toBe(null)
    const next = ask(exportItems, await folder(eve), eve, 'next')
    await expect.poll(() => placeOf('next', eve)).toBe(1)
    await release()
    expect((await next).statusCode).toBe(200)
  })

  it('frees the place of its file in progress', async () => {
    const line = quarry.app.fileLine
    const release = occupy(1)
    const gone = new AbortController()
    const made = line.make({ memberId: ada.id, ticket: 'made', signal: gone.signal }, async () => {
      await once(gone.signal, 'abort')
      throw gone.signal.reason
    })
    const next = line.make(
      { memberId: eve.id, ticket: 'next', signal: new AbortController().signal },
      async () => 'made',
    )
    expect([line.placeOf(ada.id, 'made'), line.placeOf(eve.id, 'next')]).toEqual([0, 1])
    gone.abort(new Error('gone'))
    await expect(made).rejects.toThrow('gone')
    expect(await next).toBe('made')
    await release()
  })
})

it('a place is told by every server of the database, as long as the file waits', async () => {
  const beside = await createTestApp({ beside: quarry })
  const elsewhere = async ({ headers } = ada) =>
    (await beside.call(getFilePlace, { ticket: 'folder' }, headers)).data.place
  const list = await folder(ada)
  const release = occupy(2)
  const first = ask(getOwnData, {}, eve, 'own')
  await expect.poll(() => placeOf('own', eve)).toBe(1)
  const asked = ask(exportItems, list, ada, 'folder')
  await expect.poll(() => elsewhere()).toBe(2)
  expect(await elsewhere(eve)).toBeNull()
  await release()
  await Promise.all([first, asked])
  await expect.poll(() => elsewhere()).toBeNull()
  const stored = sql`SELECT FROM file_place`
  await expect.poll(async () => (await stored.execute(quarry.db)).rows).toEqual([])
  await beside.close()
})
