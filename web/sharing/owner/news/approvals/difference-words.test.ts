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

it('names what came, went and took the place of another, in the reader’s language', () => {
  const difference = {
    added: [OAK],
    removed: [{ ...OAK, name: '', enName: '' }],
    replaced: [{ from: OAK, to: WALNUT }],
  }
  expect(words(difference)).toEqual([
    { part: 'added', lines: ['Oak'] },
    { part: 'removed', lines: ['Something without a name'] },
    { part: 'replaced', lines: ['Oak by Walnut'] },
  ])
  expect(words(difference, 'zh-CN').flatMap(({ lines }) => lines)).toEqual(['橡木', '未命名的内容', '橡木 改为 胡桃木'])
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
  expect(words({ changed })).toEqual([
    {
      part: 'changed',
      lines: [
        'All of it – lowest amount: 4,147.20 → 5,068.80; status: in review → approved; the order',
        'Oak – quantity: Lobby: 12.5, typed → Lobby: by floor area; note: nothing → approved; model: 1200 → 1300',
      ],
    },
  ])
  expect(words({ changed }, 'zh-CN')[0]?.lines[0]).toBe(
    '整体 – 最低金额：4,147.20 → 5,068.80；状态：审核中 → 已批准；排列顺序',
  )
})

it('tells a chosen amount only where it is another than the highest, as where something was chosen', () => {
  const high = { field: 'high', from: '220.00', to: '240.00' } as const
  const linesOf = (from: string, to: string) =>
    words({ changed: [{ what: OAK, fields: [high, { field: 'chosen', from, to }] }] })[0]?.lines
  expect(linesOf('220.00', '240.00')).toEqual(['Oak – highest amount: 220.00 → 240.00'])
  expect(linesOf('220.00', '200.00')).toEqual([
    'Oak – highest amount: 220.00 → 240.00; amount as chosen: 220.00 → 200.00',
  ])
})

it('says nothing where nothing that is shown has changed', () => {
  expect(words({})).toEqual([])
})

it('has a word for every field that can change', () => {
  for (const { difference } of [shareNewsEn, shareNewsZh])
    expect(Object.keys(difference.fields).toSorted()).toEqual([...changedFields].toSorted())
})
