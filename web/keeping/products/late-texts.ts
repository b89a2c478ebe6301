import { deletedEn, deletedZh } from '../../locales/deleted-texts.ts'
import { i18n } from '../../locales/i18n.ts'
import { keptProductsEn, keptProductsZh } from '../../locales/keeping-products-texts.ts'
import { operatorEn, operatorZh } from '../../locales/operator-texts.ts'

// Few people keep the catalogue: no first page shall wait for them.
i18n.addResourceBundle(
  'en',
  'translation',
  { keptProducts: keptProductsEn, operator: operatorEn, deleted: deletedEn },
  true,
  true,
)
i18n.addResourceBundle(
  'zh-CN',
  'translation',
  { keptProducts: keptProductsZh, operator: operatorZh, deleted: deletedZh },
  true,
  true,
)
