import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of a brand’s page. */
const brandPageEn = {
  products: 'Products',
  categories: 'What {{name}} makes',
  all: 'All',
  website: '{{site}}, opens in a new tab',
  none: 'This brand has nothing on sale at the moment.',
  gone: 'This brand does not exist, or is no longer here.',
  failed: 'The brand could not be loaded.',
} as const

export type BrandTexts = TextTree<typeof brandPageEn>

const brandPageZh: BrandTexts = {
  products: '产品',
  categories: '{{name}}的产品分类',
  all: '全部',
  website: '{{site}}，在新标签页打开',
  none: '该品牌目前没有在售产品。',
  gone: '该品牌不存在，或已下架。',
  failed: '品牌加载失败。',
}

addTexts('brandPage', brandPageEn, brandPageZh)
