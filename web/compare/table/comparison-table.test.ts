import { expect, test } from 'vitest'
import { testWordsIn } from '../../testing/catalogue/words-in.ts'
import { aCompared } from '../../testing/compare/a-compared.ts'
import type { ComparedSku } from '../columns.ts'
import { comparisonTable } from './comparison-table.ts'
import { moved } from '../comparison.ts'
import { rowGroups } from '../rows/row-groups.ts'

const column = (skuId: string, compared: ComparedSku['compared']): ComparedSku => ({
  skuId,
  compared,
  error: null,
  isPending: false,
  isUnknown: compared === null,
  retry: () => undefined,
})

test('a file has a column for each SKU, also for one that is not known, and says where each is found', () => {
  const words = testWordsIn('en')
  const columns = [column('9', null), column('1', aCompared({ stock: 5, leadTimeDays: null }))]
  const groups = rowGroups(
    columns.flatMap(({ compared }) => compared ?? []),
    words,
  )
  const table = comparisonTable({ columns, groups, isChinese: false, link: (skuId) => `/?skuId=${skuId}`, t: words.t })
  expect(table).toEqual([
    ['Name', 'No such product', 'Oak'],
    ['Brand', '', 'Nordhem'],
    ['Model', '', 'A-1'],
    ['Price', '', 'Price on request'],
    ['Currency', '', 'CNY'],
    ['Stock', '', '5 m²'],
    ['Custom option', '', 'Yes'],
    ['Link', '/?skuId=9', '/?skuId=1'],
  ])
})

test('a file reads in Chinese', () => {
  const words = testWordsIn('zh-CN')
  const compared = aCompared({ stock: 5, leadTimeDays: 7 })
  const groups = rowGroups([compared], words)
  const columns = [column('1', compared)]
  const table = comparisonTable({ columns, groups, isChinese: true, link: (skuId) => `/?skuId=${skuId}`, t: words.t })
  expect(table).toEqual([
    ['名称', '橡木'],
    ['品牌', '诺木'],
    ['型号', 'A-1'],
    ['价格', '价格面议'],
    ['币种', 'CNY'],
    ['库存', '5 m²'],
    ['交货期', '7 天'],
    ['支持定制', '是'],
    ['链接', '/?skuId=1'],
  ])
})

test('a column moves by one, and stays at the ends', () => {
  expect(moved(['1', '2', '3'], '1', 1)).toEqual(['2', '1', '3'])
  expect(moved(['1', '2', '3'], '3', -1)).toEqual(['1', '3', '2'])
  expect(moved(['1', '2', '3'], '1', -1)).toEqual(['1', '2', '3'])
  expect(moved(['1', '2', '3'], '3', 1)).toEqual(['1', '2', '3'])
})
