import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { changedFields } from '../../../../../contract/sharing/changed-fields.ts'
import type { Difference } from '../../../../../contract/sharing/difference.ts'
import { shareNewsEn, shareNewsZh } from '../../../../locales/share-news-texts.ts'
import { differenceWords } from './difference-words.ts'

const NOTHING: Difference = { added: [], removed: [], replaced: [], changed: [] }
const OAK = { id: '1', name: '橡木', enName: 'Oak' }
const WALNUT = { id: '1', name: '胡桃木', enName: 'Walnut' }
const WHOLE = { id: null, name: 'Villa', enName: 'Villa' }

function words(difference: Partial<Difference>, language: 'en' | 'zh-CN' = 'en') {
  const i18n = createInstance()
  const resources = {
    en: { translation: { shareNews: shareNewsEn } },
    'zh-CN': { translation: { shareNews: shareNewsZh } },
  }
  void i18n.init({ lng: language, resources, interpolation: { escapeValue: false }, initAsync: false })
  return differenceWords({ ...NOTHING, ...difference }, { t: i18n.t, isChinese: language === 'zh-CN' })
}

/** A line without details is only its text. */
function told(difference: Partial<Difference>, language?: 'en' | 'zh-CN') {
  return words(difference, language).map(({ part, lines }) => ({
    part,
    lines: lines.map(({ text, details }) => (details ? { text, details } : text)),
  }))
}

it('names what came, went and took the place of another, in the reader’s language', () => {
  const difference = {
    added: [OAK],
    removed: [{ ...OAK, name: '', enName: '' }],
    replaced: [{ from: OAK, to: WALNUT }],
  }
  expect(told(difference)).toEqual([
    { part: 'added', lines: ['Oak'] },
    { part: 'removed', lines: ['Something without a name'] },
    { part: 'replaced', lines: ['Oak by Walnut'] },
  ])
  expect(told(difference, 'zh-CN').flatMap(({ lines }) => lines)).toEqual(['橡木', '未命名的内容', '橡木 改为 胡桃木'])
})

it('tells what was offered and chosen as such', () => {
  const replaced = [{ from: OAK, to: WALNUT, isChosen: true as const }]
  expect(told({ replaced })).toEqual([{ part: 'chosen', lines: ['Walnut instead of Oak'] }])
  expect(told({ replaced }, 'zh-CN')).toEqual([{ part: 'chosen', lines: ['胡桃木，代替 橡木'] }])
})

it('gives amounts their currency, and says of a missing one that it is open, of what else there was not what it is now', () => {
  const fields: Difference['changed'][number]['fields'] = [
    { field: 'amount', from: null, to: '1200.00', currency: 'EUR' },
    { field: 'pack', from: null, to: '1.44 / box' },
    { field: 'alternatives', from: 'Ash', to: null },
  ]
  expect(told({ changed: [{ what: OAK, fields }] })[0]?.lines).toEqual([
    'Oak: amount open → EUR 1,200.00; pack now: 1.44 / box; alternatives to choose from no longer: Ash',
  ])
  expect(told({ changed: [{ what: OAK, fields }] }, 'zh-CN')[0]?.lines).toEqual([
    '橡木：金额 待定 → EUR 1,200.00；包装现为：1.44 / box；可选的备选不再为：Ash',
  ])
})

it('gives figures from and to, words for what has words, and only the name of what has no value', () => {
  const changed: Difference['changed'] = [
    {
      what: WHOLE,
      fields: [
        { field: 'low', from: '4147.20', to: '5068.80' },
        { field: 'status', from: 'inReview', to: 'approved' },
        { field: 'order', from: null, to: null },
      ],
    },
    {
      what: OAK,
      fields: [
        { field: 'roomQuantity', from: 'Lobby: 12.5, manual', to: 'Lobby: floorArea' },
        { field: 'note', from: null, to: 'approved' },
        { field: 'model', from: '1200', to: '1300' },
      ],
    },
  ]
  expect(told({ changed })).toEqual([
    {
      part: 'changed',
      lines: [
        'All of it: lowest amount 4,147.20 → 5,068.80; status in review → approved; the order',
        'Oak: quantity Lobby: 12.5 → Lobby: by floor area; note now: approved; model 1200 → 1300',
      ],
    },
  ])
  expect(told({ changed }, 'zh-CN')[0]?.lines[0]).toBe(
    '整体：最低金额 4,147.20 → 5,068.80；状态 审核中 → 已批准；排列顺序',
  )
})

it('tells a chosen amount only where it is another than the highest, as where something was chosen', () => {
  const high = { field: 'high', from: '220.00', to: '240.00' } as const
  const linesOf = (from: string, to: string) =>
    told({ changed: [{ what: OAK, fields: [high, { field: 'chosen', from, to }] }] })[0]?.lines
  expect(linesOf('220.00', '240.00')).toEqual(['Oak: highest amount 220.00 → 240.00'])
  expect(linesOf('220.00', '200.00')).toEqual(['Oak: highest amount 220.00 → 240.00; amount as chosen 220.00 → 200.00'])
})

it('tells low and high as one amount and a quantity once, with what it was counted from as details', () => {
  const fields: Difference['changed'][number]['fields'] = [
    { field: 'high', from: '1860.53', to: '2604.74' },
    { field: 'low', from: '1631.15', to: '2283.61' },
    { field: 'need', from: '12', to: '18' },
    { field: 'orderQty', from: '14.4', to: '20.16' },
    { field: 'packs', from: '5', to: '7' },
    { field: 'roomQuantity', from: 'Bar: 12, manual', to: 'Bar: 18, manual' },
  ]
  expect(told({ changed: [{ what: OAK, fields }] })[0]?.lines).toEqual([
    {
      text: 'Oak: quantity to order 14.4 → 20.16; amount 1,631.15 – 1,860.53 → 2,283.61 – 2,604.74',
      details: 'need 12 → 18; packs 5 → 7; quantity Bar: 12 → Bar: 18',
    },
  ])
  const priced = fields.filter(({ field }) => field === 'low' || field === 'high')
  expect(told({ changed: [{ what: OAK, fields: priced }] }, 'zh-CN')[0]?.lines).toEqual([
    '橡木：金额 1,631.15 – 1,860.53 → 2,283.61 – 2,604.74',
  ])
})

it('names what a room is', () => {
  const fields: Difference['changed'][number]['fields'] = [
    { field: 'roomPlace', from: null, to: 'barefoot-wet,wet-wall' },
  ]
  const changed = [{ what: { id: '2', name: 'Bath', enName: 'Bath' }, fields }]
  expect(told({ changed })[0]?.lines).toEqual(['Bath: what it is now: Barefoot wet floor, Wet wall'])
  expect(told({ changed }, 'zh-CN')[0]?.lines).toEqual(['Bath：用途现为：湿区赤足地面、湿区墙面'])
})

it('says nothing where nothing that is shown has changed', () => {
  expect(told({})).toEqual([])
})

it('has a word for every field that can change', () => {
  for (const { difference } of [shareNewsEn, shareNewsZh])
    expect(Object.keys(difference.fields).toSorted()).toEqual([...changedFields].toSorted())
})
