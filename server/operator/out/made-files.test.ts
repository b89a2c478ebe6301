import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import { FILE_TICKET, getFilePlace, LEFT_OUT } from '../../../contract/files.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { madeKeyOf, makeCovers } from '../../testing/made-files.ts'
import { makeFiles } from '../../testing/making-files.ts'
import type { MadeFiles } from '../../testing/making-files.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MODELS = Array.from({ length: 8 }, (_, at) => `M${at}`)

let files: MadeFiles
let quarry: TestApp
let staff: TestMember

beforeEach(async () => {
  files = makeFiles()
  quarry = await createTestApp({ maker: files })
  staff = await memberIn(quarry, { isEditor: true })
  const lines = await Promise.all(
    MODELS.map(async (model, at) => {
      await writeFileInside(quarry.folder, `${model}.png`, await aPicture({ width: 60 + at }))
      const skus = [{ model, minPrice: 9, maxPrice: 9, coverImage: `${model}.png` }]
      return aProduct({ key: model, enName: `Plank ${model}`, skus })
    }),
  )
  await quarry.importLines(lines)
  await makeCovers(quarry)
})
afterEach(() => quarry.close())

const ask = async (headers: Record<string, string> = {}) =>
  quarry.inject(`${exportCatalogue.path}?format=zip`, { ...staff.headers, ...headers })
const namesIn = (zip: Buffer) => Object.keys(unzipSync(zip)).filter((name) => name.startsWith('files/'))

it('an archive holds what can be made, whole, and tells meanwhile how much was drawn', async () => {
  const held = Promise.withResolvers<void>()
  files.before = async (key) => (key === madeKeyOf('M5') ? held.promise : undefined)
  const coming = ask({ [FILE_TICKET]: 'mine' })
  const drawn = async () => (await quarry.ask(getFilePlace, { ticket: 'mine' }, staff.headers)).data
  await expect.poll(drawn, { interval: 20 }).toEqual({ place: 0, drawn: { done: 5, total: 8 } })
  // Another server tells it too; nobody else learns it.
  const beside = await createTestApp({ beside: quarry })
  await expect.poll(async () => (await beside.ask(getFilePlace, { ticket: 'mine' }, staff.headers)).data.drawn).toEqual({ done: 5, total: 8 }) // prettier-ignore
  await beside.close()
  const other = await memberIn(quarry)
  expect((await quarry.ask(getFilePlace, { ticket: 'mine' }, other.headers)).data).toEqual({ place: null, drawn: null })
  held.resolve()
  const { headers, rawPayload } = await coming
  expect(headers[LEFT_OUT]).toBeUndefined()
  const found = unzipSync(rawPayload)
  expect(namesIn(rawPayload)).toEqual(MODELS.map((model) => `files/${madeKeyOf(model)}.png`))
  expect(Buffer.from(found[`files/${madeKeyOf('M3')}.png`] ?? [])).toEqual(await quarry.storage.find(madeKeyOf('M3')))
  expect(files.most).toBeLessThanOrEqual(3)
})

it('what cannot be made now is told by name, and goes into the next one', async () => {
  files.refused.add(madeKeyOf('M2'))
  const { headers, rawPayload } = await ask()
  expect(JSON.parse(decodeURIComponent(String(headers[LEFT_OUT])))).toEqual({ count: 1, names: ['Plank M2'] })
  expect(namesIn(rawPayload)).toHaveLength(7)
  files.refused.clear()
  expect(namesIn((await ask()).rawPayload)).toHaveLength(8)
})

it('what fails once is tried again', async () => {
  const tries: string[] = []
  const failing = madeKeyOf('M2')
  files.refused.add(failing)
  files.before = async (key) => {
    if (key === failing && tries.push(key) > 1) files.refused.clear()
  }
  const { headers, rawPayload } = await ask()
  expect([headers[LEFT_OUT], namesIn(rawPayload).length]).toEqual([undefined, 8])
})

it('stops with whoever waits for it', async () => {
  await quarry.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = quarry.app.server.address() as { port: number }
  const held = Promise.withResolvers<void>()
  files.before = async () => held.promise
  const stopping = new AbortController()
  const asked = fetch(`http://127.0.0.1:${port}${exportCatalogue.path}?format=zip`, {
    headers: { ...staff.headers, 'tenant-id': '1' },
    signal: stopping.signal,
  })
  await expect.poll(() => files.begun, { interval: 20 }).toBe(3)
  stopping.abort()
  await expect(asked).rejects.toThrow('aborted')
  held.resolve()
  await expect.poll(() => quarry.app.fileLine.placeOf(staff.id, 'none'), { interval: 20 }).toBeNull()
  expect(files.begun).toBeLessThanOrEqual(4)
})

it('imported again where it comes from it changes nothing; elsewhere its pictures are files like others', async () => {
  const { rawPayload } = await ask()
  const found = unzipSync(rawPayload)
  const lines = Buffer.from(found['catalogue.jsonl'] ?? [])
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
  const writeInto = async (app: TestApp) => {
    for (const [name, bytes] of Object.entries(found)) await writeFileInside(app.folder, name, bytes)
  }
  await writeInto(quarry)
  files.made.length = 0
  const again = await quarry.importLines(lines, {}, 'moved.jsonl')
  expect([again, files.made]).toMatchObject([{ added: 0, changed: 0, rejected: 0, unchanged: lines.length }, []])

  // Somebody exchanged a picture, and left its name.
  const own = await aPicture({ color: '#ff0000' })
  await writeFileInside(quarry.folder, `files/${madeKeyOf('M1')}.png`, own)
  expect(await quarry.importLines(lines, {}, 'moved.jsonl')).toMatchObject({ changed: 1 })

  const elsewhere = await createTestApp()
  await writeInto(elsewhere)
  expect(await elsewhere.importLines(lines, {}, 'moved.jsonl')).toMatchObject({ changed: 0, rejected: 0 })
  const keys = await elsewhere.db.selectFrom('picture').select('key').execute()
  expect(keys.filter(({ key }) => key.startsWith(madeKeyOf('M1').slice(0, 8)))).toEqual([])
  await elsewhere.close()
})

it('lines name what can be made by its address, and draw nothing', async () => {
  const { body } = await quarry.inject(`${exportCatalogue.path}?format=jsonl`, staff.headers)
  expect(body).toContain(`/images/${madeKeyOf('M1')}`)
  expect(files.made).toEqual([])
  const lines = body.split('\n').filter(Boolean)
  expect(await quarry.importLines(lines)).toMatchObject({ changed: 0, rejected: 0, unchanged: lines.length })
})
