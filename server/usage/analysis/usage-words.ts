import type { UsageEvent, UsageThing } from '../../../contract/analysis.ts'
import type { Language } from '../../../contract/problem.ts'

/** The headings of tables of usage. */
export interface UsageWords {
  files: Record<'summary' | 'views' | 'searches', string>
  events: Record<UsageEvent, string>
  /** The heading of the column of their numbers. */
  things: Record<UsageThing, string>
  since: string
  until: string
  name: string
  enName: string
  isDeleted: string
  yes: string
  words: string
  searches: string
  found: string
  unfound: string
  opened: string
}

export function usageWords(language: Language): UsageWords {
  return language === 'zh-CN' ? CHINESE : ENGLISH
}

const ENGLISH: UsageWords = {
  files: { summary: 'Use over time', views: 'What was used', searches: 'Searches' },
  events: {
    view: 'Views',
    favourite: 'Folders',
    board: 'Boards',
    budget: 'Budget lists',
    search_found: 'Searches: found',
    search_unfound: 'Searches: not found',
    search_opened: 'Searches: then opened',
    image_same: 'Picture searches: same',
    image_close: 'Picture searches: close',
    image_mood: 'Picture searches: mood',
    image_none: 'Picture searches: no close match',
  },
  things: { product: 'Product number', brand: 'Brand number', category: 'Category number' },
  since: 'From',
  until: 'To',
  name: 'Name (Chinese)',
  enName: 'Name (English)',
  isDeleted: 'Deleted',
  yes: 'Yes',
  words: 'Words',
  searches: 'Searches',
  found: 'Found',
  unfound: 'Not found',
  opened: 'Then opened',
}

const CHINESE: UsageWords = {
  files: { summary: '使用趋势', views: '使用排行', searches: '搜索记录' },
  events: {
    view: '浏览',
    favourite: '收藏夹',
    board: '材料板',
    budget: '预算清单',
    search_found: '搜索：有结果',
    search_unfound: '搜索：无结果',
    search_opened: '搜索：随后打开',
    image_same: '以图搜图：同款',
    image_close: '以图搜图：相近',
    image_mood: '以图搜图：同调',
    image_none: '以图搜图：没有相近的',
  },
  things: { product: '产品编号', brand: '品牌编号', category: '分类编号' },
  since: '开始日期',
  until: '结束日期',
  name: '名称（中文）',
  enName: '名称（英文）',
  isDeleted: '已删除',
  yes: '是',
  words: '词语',
  searches: '搜索次数',
  found: '有结果',
  unfound: '无结果',
  opened: '随后打开',
}
