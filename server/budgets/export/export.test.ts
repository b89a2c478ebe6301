import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/budgets/calls.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { readPaper } from '../../testing/paper.ts'
import { evaluator, readWorkbook } from '../../testing/budgets/workbook.ts'

let quarry: TestApp
let member: TestMember
let skuId: string

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date('2026-11-23T08:00:00Z') })
  await writeFileInside(quarry.folder, 'oak.png', await aPicture())
  const sku = { model: 'OAK-1', minPrice: 180, maxPrice: 220, coverImage: 'oak.png' }
  await quarry.importLines([aProduct({ key: 'OAK', name: '橡木地板', enName: 'Oak plank', skus: [sku] })])
  const { id } = await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()
  skuId = id
  member = await memberIn(quarry)
})
afterAll(() => quarry.close())

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** The worked example, of a material of the catalogue. */
async function aBudget(name: string, unit = 'square_meter', elsewhere: object[] = []): Promise<string> {
  const rooms = [
    { id: idOf(1), name: 'Lobby' },
    { id: idOf(2), name: 'Bar', sort: 1 },
  ]
  const line = {
    id: idOf(3),
    kind: 'sku',
    skuId,
    unit,
    pack: { sellUnit: 'box', coveragePerPack: '1.44' },
    price: { basis: 'perUnit', low: '180', high: '220', currency: 'CNY', taxIncluded: false, fxRate: '1' },
  }
  const allocations = [
    { id: idOf(4), lineId: line.id, roomId: idOf(1), netQty: '12.40', wastePct: '10' },
    { id: idOf(5), lineId: line.id, roomId: idOf(2), netQty: '8.10', wastePct: '15' },
    ...elsewhere,
  ]
  const input = { name, defaultTaxRate: '0', rooms, lines: [line], allocations }
  const { data, code, msg } = await quarry.call(calls.createBudget, input, member.headers)
  expect([code, msg]).toEqual([200, expect.anything()])
  return data
}

const ask = (input: object, headers: Record<string, string> = member.headers) =>
  quarry.app.inject({ method: 'POST', url: calls.exportBudget.path, headers, payload: input })

describe('a budget as a file', () => {
  it.each([
    ['csv', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['pdf', 'application/pdf'],
  ])('is an attachment under its name as %s', async (format, type) => {
    const id = await aBudget(`大堂 “A/B” * ${format}`)
    const { headers, statusCode } = await ask({ id, format })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`大堂 “A B” ${format}.${format}`)}`,
    })
  })

  it('says for whom it is by its name, so that nobody sends the wrong one', async () => {
    const id = await aBudget('Lobby')
    const nameFor = async (audience: string, language: string) => {
      const { headers } = await ask({ id, format: 'csv', audience, language })
      return decodeURIComponent(String(headers['content-disposition']).split("''")[1] ?? '')
    }
    expect(await nameFor('own', 'en')).toBe('Lobby.csv')
    expect(await nameFor('client', 'en')).toBe('Lobby Client version.csv')
    expect(await nameFor('client', 'zh-CN')).toBe('Lobby 客户版.csv')
    expect(await nameFor('orders', 'en')).toBe('Lobby Order list.csv')
  })

  it('knows nothing of what a room is: not a byte of any file is another for it', async () => {
    const id = await aBudget('Bath')
    const forms = [
      { format: 'csv' },
      { format: 'xlsx', groupBy: 'room' },
      { format: 'pdf', groupBy: 'room' },
      { format: 'csv', audience: 'client' },
    ]
    const filesNow = async () => {
      const files: string[] = []
      for (const form of forms) files.push((await ask({ id, ...form })).rawPayload.toString('base64'))
      return files
    }
    const before = await filesNow()
    const { rooms, version } = (await quarry.call(calls.getBudget, { id }, member.headers)).data
    const put = {
      rooms: rooms.map(({ version: _version, ...room }) => ({ ...room, places: ['barefoot-wet', 'wet-wall'] })),
    }
    expect((await quarry.call(calls.updateBudget, { id, version, put }, member.headers)).code).toBe(200)
    expect(await filesNow()).toEqual(before)
  })

  it('has no row of the whole project where a line was given to rooms and left nothing to it', async () => {
    const left = { id: idOf(6), lineId: idOf(3), roomId: null }
    const rowsFor = async (netQty: string) => {
      const id = await aBudget(`Left ${netQty}`, 'square_meter', [{ ...left, netQty }])
      const csv = (await ask({ id, format: 'csv', audience: 'client' })).payload
      return csv
        .split('\r\n')
        .filter((row) => /Lobby|Bar|Whole project/.test(row))
        .map((row) => row.split(',', 1)[0])
    }
    expect(await rowsFor('0')).toEqual(['Lobby', 'Bar'])
    expect(await rowsFor('2')).toEqual(['Lobby', 'Bar', 'Whole project'])
  })

  it('names built-in units and sections of categories as its reader does, and leaves the member’s own', async () => {
    const { name, en_name: enName } = await quarry.db
      .selectFrom('category')
      .select(['name', 'en_name'])
      .executeTakeFirstOrThrow()
    const lines = [
      { id: idOf(11), kind: 'service', name: 'Laying', section: enName, unit: 'lump sum' },
      { id: idOf(12), kind: 'custom', name: 'Lamp', section: 'Mine', unit: 'pair of lamps' },
    ]
    const { data: id } = await quarry.call(calls.createBudget, { name: 'Words', lines }, member.headers)
    const csv = (await ask({ id, format: 'csv', groupBy: 'section', language: 'zh-CN' })).payload
    expect(csv).toMatch(new RegExp(`^${name},.*Laying.*,项,`, 'm'))
    expect(csv).toMatch(/^Mine,.*Lamp.*,pair of lamps,/m)
  })

  it('is its member’s alone', async () => {
    const id = await aBudget('Own')
    const other = await memberIn(quarry)
    expect((await ask({ id, format: 'csv' }, other.headers)).json()).toMatchObject({ code: 404, data: null })
    expect((await ask({ id, format: 'csv' }, {})).json()).toMatchObject({ code: 401 })
    await quarry.call(calls.deleteBudgets, { ids: id }, member.headers)
    expect((await ask({ id, format: 'csv' })).json()).toMatchObject({ code: 404 })
  })

  it('is refused in words where the format, the grouping or the language is none', async () => {
    const id = await aBudget('Formats')
    for (const wrong of [{ format: 'docx' }, { format: 'csv', groupBy: 'size' }, { format: 'csv', language: 'fr' }])
      expect((await ask({ id, ...wrong })).json()).toMatchObject({ code: 400 })
  })

  it('holds the worked example to the cent in each of them, with the catalogue’s names, units and pictures', async () => {
    const id = await aBudget('Harbour hotel')
    const csv = (await ask({ id, format: 'csv', groupBy: 'section' })).payload
    expect(csv).toContain(',Oak plank,')
    expect(csv).toContain(',m²,22.955,16,box,1.44,23.04,')
    expect(csv).toContain('4147.20,5068.80,5068.80')
    const workbook = readWorkbook((await ask({ id, format: 'xlsx', language: 'zh-CN' })).rawPayload)
    const [, at = ''] = (workbook.names.get('TotalHigh') ?? '').split('!')
    expect(evaluator(workbook)('预算清单', at.replaceAll('$', ''))).toBe(5068.8)
    const { pages, pictures } = await readPaper((await ask({ id, format: 'pdf' })).rawPayload)
    expect(pages[0]).toContain('CNY Total, with tax 4,147.20 5,068.80 5,068.80')
    expect(pictures).toBe(1)
  })

  it.each(['constructor', '__proto__'])('prints a unit of the member’s own as it stands: %s', async (unit) => {
    const id = await aBudget('Own words', unit)
    expect((await ask({ id, format: 'csv' })).payload).toContain(`,${unit},13.64,`)
    for (const format of ['xlsx', 'pdf'])
      expect((await ask({ id, format, unitSystem: 'imperial' })).statusCode).toBe(200)
  })

  it('is of one brand alone where its purchase list is asked for', async () => {
    const id = await aBudget('Orders')
    const { lines } = (await quarry.call(calls.getBudget, { id }, member.headers)).data
    const brandId = lines[0]?.snapshot?.brandId
    const input = { id, format: 'pdf', audience: 'orders' }
    const own = await readPaper((await ask({ ...input, brandId })).rawPayload)
    expect(own.pages.flat().join('\n')).toContain('16 × box')
    const none = await PDFDocument.load((await ask({ ...input, brandId: '999999' })).rawPayload)
    expect(none.getPageCount()).toBe(1)
  })
})
