import { expect, it } from 'vitest'
import { attributeOfFact, facts as rows } from '../../../contract/facts/facts.ts'
import { placeNames } from '../../../contract/places/place-names.ts'
import { places } from '../../../contract/places/places.ts'
import { conditionsIn } from './conditions-in.ts'
import type { NamedFact } from './facts.ts'

const facts = rows
  .filter(({ kind }) => kind !== 'choice')
  .map((fact, index): NamedFact => ({ id: `${index}`, ...attributeOfFact(fact), fact: fact.code }))
const areas = [{ id: '1', code: 'IT', name: '意大利', enName: 'Italy' }]

/** The places and facts that a text asks for, and its other words. */
function read(text: string, known: readonly NamedFact[] = facts) {
  const { conditions, rest } = conditionsIn(text, { priceIn: 'CNY', areas, facts: known, places })
  const told = conditions.map((one) =>
    one.kind === 'place' ? one.place : one.kind === 'attribute' ? `${one.fact.fact} ${one.value}` : one.kind,
  )
  return [told, rest]
}

it.each<[text: string, told: string[], rest: string]>([
  ['outdoor tile', ['outdoors'], 'tile'],
  ['tiles for outdoor use', ['outdoors'], 'tiles'],
  ['R11 outdoor', ['slip-ramp R11', 'outdoors'], ''],
  ['slate 10mm outdoor', ['thickness', 'outdoors'], 'slate'],
  ['室外地砖', ['outdoors'], '地砖'],
  ['戶外用瓷砖', ['outdoors'], '瓷砖'],
  ['室外 楼梯', ['outdoors', 'stairs'], ''],
  ['tile for stairs', ['stairs'], 'tile'],
  ['楼梯踏步石', ['stairs'], '石'],
  ['bathroom floor tiles', ['barefoot-wet'], 'tiles'],
  ['浴室地砖', ['barefoot-wet'], '地砖'],
  ['toilet floor', ['shod-wet'], ''],
  ['wall panel for an escape corridor', ['escape-wall'], 'wall panel'],
  ['ceiling for an escape route', ['escape-wall'], 'ceiling'],
  ['墙板用于疏散通道', ['escape-wall'], '墙板'],
  ['floor and wall tiles for an escape corridor', ['escape-floor'], 'floor and wall tiles'],
  ['wall panel, wet area', ['wet-wall'], 'wall panel,'],
  ['卫生间地砖', ['shod-wet'], '地砖'],
  ['barefoot', ['barefoot-wet'], ''],
  ['swimming pool surround', ['barefoot-wet'], ''],
  ['泳池边防滑砖', ['barefoot-wet'], '防滑砖'],
  ['quartz for a worktop', ['worktop'], 'quartz'],
  ['facade cladding', ['facade'], 'cladding'],
  ['外墙砖', ['facade'], '砖'],
  ['escape corridor carpet', ['escape-floor'], 'carpet'],
  ['疏散通道地毯', ['escape-floor'], '地毯'],
  ['heavy traffic vinyl', ['busy-floor'], 'vinyl'],
  ['contract upholstery', ['contract-upholstery'], ''],
  ['公共场所窗帘', ['public-curtain'], ''],
  ['non-slip shower tile', ['barefoot-wet'], 'tile'],
  ['slip-resistant shower', ['barefoot-wet'], ''],
  ['non-slip tile for a shower', ['barefoot-wet'], 'non-slip tile'],
  ['防滑淋浴间地砖', ['barefoot-wet'], '地砖'],
  ['浴室防滑', ['barefoot-wet'], ''],
  ['浴室防滑砖', ['barefoot-wet'], '砖'],
  ['防滑浴室地砖', ['barefoot-wet'], '地砖'],
  ['wall finish for a humid room', ['wet-wall'], 'wall finish'],
  ['paint for damp rooms', ['wet-wall'], 'paint'],
  ['淋浴间地面', ['barefoot-wet'], ''],
  ['pool mosaic', ['barefoot-wet'], 'mosaic'],
  ['泳池马赛克', ['barefoot-wet'], '马赛克'],
  ['restaurant kitchen floor', ['shod-wet'], ''],
  ['餐厅厨房地面', ['shod-wet'], ''],
  ['floor for a busy lobby', ['busy-floor'], 'floor'],
  ['hotel lobby', ['busy-floor'], 'hotel'],
  ['酒店大堂地毯', ['busy-floor'], '酒店 地毯'],
  ['庭院铺装石材', ['outdoors'], '石材'],
  ['terrace stone', ['outdoors'], 'stone'],
  ['stone for a roof terrace', ['outdoors'], 'stone'],
  ['花园用的石材', ['outdoors'], '石材'],
  ['garden green', [], 'garden green'],
  ['pool edge', ['barefoot-wet'], ''],
  ['oak stair treads', ['stairs'], 'oak'],
  ['剧院大幕 丝绒', ['public-curtain'], '丝绒'],
])('%j asks where it must fit', (text, told, rest) => {
  expect(read(text)).toEqual([told, rest])
})

it.each<[text: string, told: string[], rest: string]>([
  ['bathroom wallpaper', ['wet-wall'], 'wallpaper'],
  ['wallpaper for a bathroom', ['wet-wall'], 'wallpaper'],
  ['paint for the shower room', ['wet-wall'], 'paint'],
  ['浴室可以贴的墙纸', ['wet-wall'], '墙纸'],
  ['浴室墙纸', ['wet-wall'], '墙纸'],
  ['能贴在卫生间的墙布', ['wet-wall'], '墙布'],
  ['bathroom vinyl', ['barefoot-wet'], 'vinyl'],
  ['厨房地胶', ['shod-wet'], '地胶'],
  ['carpet for the lobby', ['busy-floor'], 'carpet'],
  ['走廊地毯', ['busy-floor'], '地毯'],
  // A room alone is what a product is called, and none of its surfaces.
  ['bathroom', [], 'bathroom'],
  ['浴室', [], '浴室'],
  ['lobby', [], 'lobby'],
  ['bathroom oak stool', [], 'bathroom oak stool'],
  ['wallpaper not for a bathroom', [], 'wallpaper not for a bathroom'],
  ['不要泳池马赛克', [], '不要泳池马赛克'],
])('%j asks for the surface of a room that a thing beside it is for', (text, told, rest) => {
  expect(read(text)).toEqual([told, rest])
})

it.each<[text: string, told: string[], rest: string]>([
  ['outside corner trim', [], 'outside corner trim'],
  ['not outdoor', [], 'not outdoor'],
  ['not for outdoor use', [], 'not for outdoor use'],
  ['不适合室外', [], '不适合室外'],
  ['非室外', [], '非室外'],
  ['outside of Italy', [], 'outside of Italy'],
  ['tile from outside Italy', [], 'tile from outside Italy'],
  ['quiet floor for upstairs', [], 'quiet floor for upstairs'],
  ['室内外通用', [], '室内外通用'],
  // What a thing is called is no place to put it.
  ['kitchen worktop white quartz', [], 'kitchen worktop white quartz'],
  ['石英石台面', [], '石英石台面'],
  ['granite steps', [], 'granite steps'],
  ['splashback tiles', [], 'splashback tiles'],
])('%j asks for no place', (text, told, rest) => {
  expect(read(text)).toEqual([told, rest])
})

it.each<[text: string, told: string[], rest: string]>([
  ['地暖', ['underfloor-heating 1'], ''],
  ['underfloor heating oak', ['underfloor-heating 1'], 'oak'],
  ['barefoot slip class B', ['slip-barefoot B'], ''],
  // It is said of carpets alone, and stairs may be of anything.
  ['suitable for stairs', ['stairs'], ''],
])('%j is the fact of that name, if its words are no place’s', (text, told, rest) => {
  expect(read(text)).toEqual([told, rest])
})

it('is a place where the catalogue lacks the fact of that name', () => {
  expect(read('地暖 橡木', [])).toEqual([['heated-floor'], '橡木'])
})

it.each(placeNames)('%s is read by its own names', (code, zh, en) => {
  expect(read(`for ${en}`, [])).toEqual([[code], ''])
  expect(read(`用于${zh}`, [])).toEqual([[code], ''])
})

it.each([
  'tile unsuitable for outdoors',
  'not for outdoors or stairs',
  '禁止室外使用',
  '不耐室外',
  '不适合室外和楼梯',
  '室外禁用',
])('asks for no place that is denied: %s', (text) => {
  expect(read(text)[0]).toEqual([])
})
