import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of a list without products. */
const emptyListEn = {
  empty: 'No materials match.',
  emptyHint: 'Take a filter away, or begin again with all of them.',
  emptyWords: 'No results for “{{words}}”.',
  emptyWordsHint: 'Check the spelling, or try fewer or other words.',
  nothingHasAll: 'No product meets all of it.',
  nothingCalledSo: 'No product has that name. These are found by their look.',
  emptyTogether: 'No results for “{{words}}” with these filters.',
  severalWithout: 'Leaving out any one of them is not enough.',
  onlyWords: 'Search for “{{words}}” alone',
  oneWithout_one: 'There is something once this is changed.',
  oneWithout_other: 'There is something once one of these is changed.',
  onlyOnOtherScales: 'Others state it on another scale, which cannot be converted.',
  priceRange: 'the price range',
  without: 'Without {{name}}:',
  farther: 'The colour up to ΔE {{distance}} apart:',
  foreignCategory: 'The category in this address is not in this catalogue.',
  removeCategory: 'Remove the category',
  foreignBrand_one: 'The brand in this address sells nothing in this catalogue.',
  foreignBrand_other: 'The brands in this address sell nothing in this catalogue.',
  removeBrand_one: 'Remove the brand',
  removeBrand_other: 'Remove the brands',
  removePrice: 'Remove the prices',
  bare: 'The catalogue is still empty.',
  bareHint: 'Products appear here as soon as they are imported.',
} as const

export type EmptyListTexts = TextTree<typeof emptyListEn>

const emptyListZh: EmptyListTexts = {
  empty: '没有符合条件的材料。',
  emptyHint: '去掉一个条件，或者清除全部重新开始。',
  emptyWords: '没有找到“{{words}}”。',
  emptyWordsHint: '请检查拼写，或者换几个词、少用几个词。',
  nothingHasAll: '没有产品符合全部要求。',
  nothingCalledSo: '没有产品用这个名称，以下按外观查找。',
  emptyTogether: '在当前筛选条件下没有找到“{{words}}”。',
  severalWithout: '只去掉其中一项还不够。',
  onlyWords: '只搜索“{{words}}”',
  oneWithout_one: '改动下面这一项，就能找到产品。',
  oneWithout_other: '改动下面任意一项，就能找到产品。',
  onlyOnOtherScales: '另有产品按其他标准标注，两者不能换算。',
  priceRange: '价格范围',
  without: '去掉{{name}}：',
  farther: '颜色放宽到 ΔE {{distance}}：',
  foreignCategory: '链接中的分类不在本材料库中。',
  removeCategory: '移除该分类',
  foreignBrand_one: '链接中的品牌在本材料库中没有在售产品。',
  foreignBrand_other: '链接中的品牌在本材料库中没有在售产品。',
  removeBrand_one: '移除品牌',
  removeBrand_other: '移除品牌',
  removePrice: '移除价格条件',
  bare: '材料库还是空的。',
  bareHint: '导入产品后，会立即显示在这里。',
}

addTexts('list', emptyListEn, emptyListZh)
