import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of search suggestions. */
const suggestionEn = {
  suggestions: 'Suggestions',
  found_one: 'One suggestion',
  found_other: '{{count}} suggestions',
  groups: {
    recent: 'Recent searches',
    category: 'Categories',
    brand: 'Brands',
    model: 'Models',
    product: 'Products',
  },
  searchFor: 'Search for “{{words}}”',
  forget: 'Forget “{{words}}”',
  forgetAll: 'Forget recent searches',
} as const

export type SuggestionTexts = TextTree<typeof suggestionEn>

const suggestionZh: SuggestionTexts = {
  suggestions: '搜索建议',
  found_one: '{{count}} 条建议',
  found_other: '{{count}} 条建议',
  groups: { recent: '最近搜索', category: '分类', brand: '品牌', model: '型号', product: '产品' },
  searchFor: '搜索“{{words}}”',
  forget: '删除“{{words}}”',
  forgetAll: '清空最近搜索',
}

addTexts('search', suggestionEn, suggestionZh)
