import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the settings drawer. */
const settingsEn = {
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  accent: 'Accent',
  accents: {
    clay: 'Fired clay',
    green: 'Oxide green',
    blue: 'Slate blue',
    ochre: 'Ochre',
    aubergine: 'Aubergine',
    graphite: 'Graphite',
  },
  size: 'Size',
  default: 'Default',
  large: 'Large',
  small: 'Small',
  language: 'Language',
  noTranslation:
    'The browser’s own translation is switched off: it would leave old names beside new pictures and totals.',
  currency: 'Currency to compare in',
  currencyHint:
    'Prices beside a product’s own, the price filter and its bars are converted to it at the rate of the day.',
  grey: 'Grey mode',
  greyHint: 'Everything without colour, pictures too.',
  breadcrumb: 'Show breadcrumb',
  breadcrumbHint: 'Above the page, the way that leads to it.',
  footer: 'Show footer',
  footerHint: 'A line below the page.',
  clearCache: 'Clear cache',
  clearCacheHint: 'Forgets the recent searches and the lists kept on this device, and reads the lists anew.',
  cacheCleared: 'The cache is cleared.',
  reset: 'Reset settings',
  resetHint: 'Brings everything above back to how it was at first.',
  resetDone: 'All settings are back to their defaults.',
} as const

export type SettingsTexts = TextTree<typeof settingsEn>

const settingsZh: SettingsTexts = {
  theme: '主题',
  light: '浅色',
  dark: '深色',
  system: '跟随系统',
  accent: '强调色',
  accents: {
    clay: '陶土红',
    green: '氧化绿',
    blue: '石板蓝',
    ochre: '赭石黄',
    aubergine: '茄紫',
    graphite: '石墨灰',
  },
  size: '界面大小',
  default: '标准',
  large: '较大',
  small: '较小',
  language: '语言',
  noTranslation: '已停用浏览器翻译：翻译后的名称不会随图片和合计更新。',
  currency: '比较用币种',
  currencyHint: '用于比较的价格、价格筛选和价格分布按当日汇率换算成该币种；产品原价不变。',
  grey: '灰色模式',
  greyHint: '界面与图片均不显示颜色。',
  breadcrumb: '显示面包屑',
  breadcrumbHint: '在页面上方显示所在位置。',
  footer: '显示页脚',
  footerHint: '在页面下方显示一行信息。',
  clearCache: '清除缓存',
  clearCacheHint: '清除本机保存的最近搜索和列表，并重新读取列表。',
  cacheCleared: '缓存已清除。',
  reset: '恢复默认',
  resetHint: '以上设置全部恢复为初始状态。',
  resetDone: '设置已全部恢复默认。',
}

addTexts('settings', settingsEn, settingsZh)
