import { afterAll, beforeAll, expect, it } from 'vitest'
import { getAuditPage } from '../../../contract/audit.ts'
import { getProductDetail, getProductPage } from '../../../contract/catalogue.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { changePlaceRule, getPlaceRules } from '../../../contract/keeping/place-rules.ts'
import type { WayOfPlace } from '../../../contract/keeping/place-rules.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { isEditor: true })
})
afterAll(() => quarry.close())

const waysOf = async (place: string): Promise<WayOfPlace[]> => {
  const { data } = await quarry.ask(getPlaceRules, {}, ada.headers)
  return data.find((one) => one.place === place)?.demands.flatMap(({ ways }) => ways) ?? []
}
/** The first way of a place that asks so. */
const wayOf = async (place: string, asks: WayOfPlace['asks']): Promise<WayOfPlace> => {
  const way = (await waysOf(place)).find((one) => one.asks === asks)
  if (!way) throw new Error(`${place} has no such way`)
  return way
}
const change = (input: Partial<InputOf<typeof changePlaceRule>> & { way: string }) =>
  quarry.call(changePlaceRule, { place: 'stairs', isOff: false, threshold: null, ...input }, ada.headers)
const rows = () => quarry.db.selectFrom('place_rule').select(['place', 'way', 'is_off', 'threshold']).execute()

it('tells every place with what its ways ask, by which source, and that nothing is changed', async () => {
  const { data } = await quarry.ask(getPlaceRules, {}, ada.headers)
  expect(data.length).toBeGreaterThan(8)
  const ways = data.flatMap(({ demands }) => demands.flatMap((demand) => demand.ways))
  expect(ways.filter(({ isOff, threshold }) => isOff || threshold !== null)).toEqual([])
  expect(ways.filter(({ source, enSource, fact }) => !source || !enSource || !fact.name || !fact.enName)).toEqual([])
  for (const { asks, own, classes } of ways) {
    if (classes.length > 0) expect([asks, classes]).toEqual(['class', expect.arrayContaining([own])])
    if (asks === 'least' || asks === 'most') expect(Number(own)).toBeGreaterThanOrEqual(0)
  }
})

it('switches a way off and changes its class; the norm’s own class and on leave no row', async () => {
  const { code, own, classes } = await wayOf('stairs', 'class')
  const other = classes.find((one) => one !== own) ?? ''
  expect((await change({ way: code, isOff: true, threshold: other })).data).toMatchObject({ code, isOff: true, threshold: other }) // prettier-ignore
  expect(await wayOf('stairs', 'class')).toMatchObject({ code, own, isOff: true, threshold: other })
  expect((await change({ way: code, isOff: true, threshold: own })).data).toMatchObject({ isOff: true, threshold: null }) // prettier-ignore
  expect(await rows()).toEqual([{ place: 'stairs', way: code, is_off: true, threshold: null }])
  await change({ way: code })
  expect(await rows()).toEqual([])
})

it('takes a figure within sane bounds', async () => {
  const { code, own } = await wayOf('shod-wet', 'least')
  const place = 'shod-wet'
  const more = String(Number(own) + 4)
  expect((await change({ place, way: code, threshold: ` ${more} ` })).data.threshold).toBe(more)
  for (const threshold of ['-1', '1e9', '100000000', 'R10', 'NaN', '∞', '36..40', '3 6 x']) {
    const refused = await change({ place, way: code, threshold })
    expect(refused, threshold).toMatchObject({ code: 400, msg: expect.stringMatching(/^threshold: /) })
  }
  expect(await rows()).toEqual([{ place, way: code, is_off: false, threshold: more }])
  await change({ place, way: code })
})

it('refuses a class of another scale, a threshold for a yes, and a way of another place', async () => {
  const ramp = await wayOf('stairs', 'class')
  const yes = await wayOf('heated-floor', 'yes')
  const refused = [
    await change({ way: ramp.code, threshold: 'B-s1,d0' }),
    await change({ way: ramp.code, threshold: 'R99' }),
    await change({ place: 'heated-floor', way: yes.code, threshold: 'yes' }),
    await change({ way: yes.code }),
    await change({ way: '' }),
    await change({ way: ramp.code, threshold: 'R'.repeat(21) }),
  ]
  expect(refused.map(({ msg }) => msg.split(':')[0])).toEqual(['threshold', 'threshold', 'threshold', 'way', 'way', 'threshold']) // prettier-ignore
  expect(await rows()).toEqual([])
})

it('keeps one of several changes that come at once', async () => {
  const { code, classes, own } = await wayOf('stairs', 'class')
  const others = classes.filter((one) => one !== own)
  const answers = await Promise.all(others.map((threshold) => change({ way: code, threshold })))
  expect(answers.map(({ code: answered }) => answered)).toEqual(others.map(() => 200))
  expect(await rows()).toHaveLength(1)
  await change({ way: code })
})

it('is told in words in the trail of changes', async () => {
  const way = await wayOf('stairs', 'class')
  const other = way.classes.find((one) => one !== way.own) ?? ''
  await change({ way: way.code, threshold: other })
  await change({ way: way.code, isOff: true })
  await change({ way: way.code })
  const { list } = (await quarry.ask(getAuditPage, { entity: 'place_rule', pageSize: 3 }, ada.headers)).data
  expect(list.map(({ kind, memberId, enName, fields }) => ({ kind, memberId, enName, fields }))).toEqual([
    { kind: 'removed', fields: [{ field: 'is_off', was: 'true', is: null }] },
    { kind: 'changed', fields: [{ field: 'is_off', was: 'false', is: 'true' }, { field: 'threshold', was: other, is: null }] }, // prettier-ignore
    { kind: 'added', fields: [{ field: 'is_off', was: null, is: 'false' }, { field: 'threshold', was: null, is: other }] }, // prettier-ignore
  ].map((told) => ({ ...told, memberId: ada.id, enName: `Stairs: ${way.fact.enName}, ${way.enSource}` }))) // prettier-ignore
  expect(list[0]?.name).toBe(`楼梯：${way.fact.name}，${way.source}`)
})

it('counts at once for a product, in the list and in its drawer', async () => {
  const slip = { enName: 'Slip class', type: 'choice', value: 'R9', enValue: 'R9' } as const
  await quarry.importLines([aProduct({ key: 'TILE', category: [{ enName: 'Tile' }], attrs: [slip] })])
  const place = 'stairs'
  const { code } = await wayOf(place, 'class')
  const told = async () => {
    const { list } = (await quarry.ask(getProductPage, { place })).data
    const [card] = (await quarry.ask(getProductPage, {})).data.list
    const { skus } = (await quarry.ask(getProductDetail, { skuId: card?.skuId ?? '' })).data
    const fit = skus[0]?.places?.find((one) => one.place === place)
    return { found: list.length, answer: fit?.answer, text: fit?.enText }
  }
  expect(await told()).toMatchObject({ found: 1, answer: 'fits', text: expect.stringContaining('R9') })
  await change({ way: code, threshold: 'R10' })
  expect(await told()).toMatchObject({ found: 0, answer: 'not', text: expect.stringContaining('R10') })
  await change({ way: code, isOff: true })
  expect(await told()).toMatchObject({ found: 0, answer: 'unstated', text: expect.not.stringContaining('R9') })
  await change({ way: code })
  expect(await told()).toMatchObject({ found: 1, answer: 'fits' })
})
