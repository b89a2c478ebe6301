import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of search suggestions. */
const suggestionEn = {
  suggestions: 'Suggestions',
  found_one: 'One suggestion',
  found_other: '{{count}} suggestions',
  groups: {
    recent: 'Recent searches',
    work: 'Your work',
    category: 'Categories',
    brand: 'Brands',
    model: 'Models',
    product: 'Products',
  },
  work: {
    project: 'Project',
    inProject: 'in {{name}}',
    folder: 'Folder',
    board: 'Board',
    budget: 'Budget list',
    by: 'by {{name}}',
    in: 'In your work:',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
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
  groups: { recent: '最近搜索', work: '我的工作', category: '分类', brand: '品牌', model: '型号', product: '产品' },
  work: {
    project: '项目',
    inProject: '位于 {{name}}',
    folder: '收藏夹',
    board: '材料板',
    budget: '预算清单',
    by: '来自 {{name}}',
    in: '我的工作中：',
    more_one: '另有 {{count}} 项',
    more_other: '另有 {{count}} 项',
  },
  searchFor: '搜索“{{words}}”',
  forget: '删除“{{words}}”',
  forgetAll: '清空最近搜索',
}

addTexts('search', suggestionEn, suggestionZh)
