import type { UsageEvent, UsageThing } from '../../../contract/analysis.ts'
import type { Language } from '../../../contract/problem.ts'

/** What a table of use is headed with. */
export interface UsageWords {
  files: Record<'summary' | 'views' | 'searches', string>
  events: Record<UsageEvent, string>
  /** The column of their numbers. */
  things: Record<UsageThing, string>
  since: string
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
    favourite: 'Favourites',
    board: 'On boards',
    budget: 'In budget lists',
    search_found: 'Searches that found something',
    search_unfound: 'Searches that found nothing',
    search_opened: 'Searches from which a product was opened',
    image_same: 'Picture searches: the same',
    image_close: 'Picture searches: close',
    image_mood: 'Picture searches: in the mood',
    image_none: 'Picture searches: nothing',
  },
  things: { product: 'Product number', brand: 'Brand number', category: 'Category number' },
  since: 'From',
  name: 'Name (Chinese)',
  enName: 'Name (English)',
  isDeleted: 'Deleted',
  yes: 'Yes',
  words: 'Words',
  searches: 'Searches',
  found: 'Found something',
  unfound: 'Found nothing',
  opened: 'A product opened',
}

const CHINESE: UsageWords = {
  files: { summary: '使用趋势', views: '使用排行', searches: '搜索记录' },
  events: {
    view: '浏览',
    favourite: '加入收藏夹',
    board: '加入材料板',
    budget: '加入预算清单',
    search_found: '有结果的搜索',
    search_unfound: '无结果的搜索',
    search_opened: '搜索后打开产品',
    image_same: '以图搜图：同款',
    image_close: '以图搜图：相近',
    image_mood: '以图搜图：同调',
    image_none: '以图搜图：没有相近的',
  },
  things: { product: '产品编号', brand: '品牌编号', category: '分类编号' },
  since: '起始日期',
  name: '名称（中文）',
  enName: '名称（英文）',
  isDeleted: '已删除',
  yes: '是',
  words: '搜索词',
  searches: '搜索次数',
  found: '有结果',
  unfound: '无结果',
  opened: '打开产品',
}
