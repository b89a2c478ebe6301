import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportCatalogue } from '../../contract/catalogue-export.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { uploadSteps } from '../testing/upload-steps.ts'
import { arLamps } from '../testing/imports/lists/ar-lamps.ts'
import { atFloors } from '../testing/imports/lists/at-floors.ts'
import { brVinyl } from '../testing/imports/lists/br-vinyl.ts'
import { chSanitary } from '../testing/imports/lists/ch-sanitary.ts'
import { chStones } from '../testing/imports/lists/ch-stones.ts'
import { cnBath } from '../testing/imports/lists/cn-bath.ts'
import { cnBoards } from '../testing/imports/lists/cn-boards.ts'
import { cnTiles } from '../testing/imports/lists/cn-tiles.ts'
import { tableOfDifferences, tableOfLists } from '../testing/imports/lists/compare-list.ts'
import type { TakenList } from '../testing/imports/lists/compare-list.ts'
import { deScrews } from '../testing/imports/lists/de-screws.ts'
import { deTiles } from '../testing/imports/lists/de-tiles.ts'
import { esTiles } from '../testing/imports/lists/es-tiles.ts'
import { frPaint } from '../testing/imports/lists/fr-paint.ts'
import { gbHandles } from '../testing/imports/lists/gb-handles.ts'
import { gbWorktops } from '../testing/imports/lists/gb-worktops.ts'
import { inLaminates } from '../testing/imports/lists/in-laminates.ts'
import { itTiles } from '../testing/imports/lists/it-tiles.ts'
import { jpWalls } from '../testing/imports/lists/jp-walls.ts'
import { krTiles } from '../testing/imports/lists/kr-tiles.ts'
import { nlPanels } from '../testing/imports/lists/nl-panels.ts'
import { plFloors } from '../testing/imports/lists/pl-floors.ts'
import { ruPaint } from '../testing/imports/lists/ru-paint.ts'
import { seAcoustics } from '../testing/imports/lists/se-acoustics.ts'
import { takeList } from '../testing/imports/lists/take-list.ts'
import { twLamps } from '../testing/imports/lists/tw-lamps.ts'
import { ukFabrics } from '../testing/imports/lists/uk-fabrics.ts'
import { usCarpets } from '../testing/imports/lists/us-carpets.ts'
import { usTiles } from '../testing/imports/lists/us-tiles.ts'

const LISTS = [deTiles, deScrews, atFloors, chStones, frPaint, itTiles, plFloors, cnTiles, cnBoards, twLamps, jpWalls, usTiles, ukFabrics, inLaminates, arLamps, esTiles, krTiles, usCarpets, gbHandles, seAcoustics, nlPanels, chSanitary, brVinyl, ruPaint, cnBath, gbWorktops] // prettier-ignore
const MOST_OF_ARTICLES = 0.95

let quarry: TestApp
let staff: TestMember
const taken: TakenList[] = []
beforeAll(async () => {
  quarry = await createTestApp()
  staff = await memberIn(quarry, { isEditor: true })
  const codes = LISTS.flatMap(({ currencies = [] }) => currencies)
  const entries = codes.map((value) => ({
    dict: { type: 'product_currency_unit', value, label: value, remark: value },
  }))
  await quarry.importLines(entries)
  for (const list of LISTS) taken.push(await takeList(quarry, staff, list))
})
afterAll(() => quarry.close())

describe('a supplier’s whole list', () => {
  it.each(LISTS)('$name has no wrong value that nothing tells', ({ name }) => {
    expect(taken.flatMap((one) => (one.name === name ? tableOfDifferences(one, 'wrong') : []))).toEqual([''])
  })

  it('comes in at its first mapping with nearly all of its articles', async ({ annotate }) => {
    await annotate(tableOfLists(taken))
    const [all, there] = (['articles', 'in'] as const).map((of) => taken.reduce((sum, one) => sum + one[of], 0))
    const told = taken.map((one) => tableOfDifferences(one, 'told')).join('\n')
    expect(Number(there) / Number(all) >= MOST_OF_ARTICLES ? '' : told).toBe('')
  })
})

it.each(['jsonl', 'zip', 'csv', 'xlsx'])(
  'the catalogue of all lists, exported as %s and imported again, is as before',
  async (format) => {
    const language = format === 'csv' ? 'zh-CN' : 'en'
    const { rawPayload: file } = await quarry.inject(`${exportCatalogue.path}?format=${format}&language=${language}`, staff.headers) // prettier-ignore
    const { upload, check } = uploadSteps(quarry, staff)
    const { checked } = await check(await upload(file, `catalogue.${format}`))
    expect(checked).toMatchObject({ added: 0, changed: 0, rejected: 0, withdrawn: 0 })
    expect(checked?.unchanged).toBeGreaterThanOrEqual(taken.reduce((sum, one) => sum + one.in, 0))
  },
)
