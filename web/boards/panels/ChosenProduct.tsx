import { useTranslation } from 'react-i18next'
import type { Sample } from '../../../contract/boards/item.ts'
import { priceOnBoard, unbroken } from '../../../contract/boards/layout/words.ts'
import { nameIn } from '../../../contract/display-name.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { ProductLink } from '../../catalogue/ProductLink.tsx'
import styles from './ChosenProduct.module.css'

/** A sample's product as it was when it was placed, and a link to the product. */
export function ChosenProduct({ sample: { refId, snapshot } }: { sample: Sample }) {
  const { t } = useTranslation()
  const language = useIsChinese() ? 'zh-CN' : 'en'
  const { brand, model, size } = snapshot
  const facts = [nameIn(language, brand), model, unbroken(size ?? ''), priceOnBoard(snapshot, language)]
  return (
    <p className={styles['product']}>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <ProductLink skuId={refId} className={styles['link']}>
        {t('boardPanels.openProduct')}
      </ProductLink>
    </p>
  )
}
