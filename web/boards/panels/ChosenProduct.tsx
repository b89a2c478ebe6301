import { useTranslation } from 'react-i18next'
import type { Sample } from '../../../contract/boards/item.ts'
import { priceOnBoard, unbroken } from '../../../contract/boards/layout/words.ts'
import { nameIn } from '../../../contract/display-name.ts'
import { FitReasons } from '../../catalogue/fits/RoomFits.tsx'
import { useIsChinese } from '../../catalogue/names.ts'
import { ProductLink } from '../../catalogue/ProductLink.tsx'
import styles from './ChosenProduct.module.css'
import { useRoomFits } from './room-of-board.ts'

/** A sample's product as it was when it was placed, a link to the product, and whether it fits the board's room. */
export function ChosenProduct({ sample: { refId, snapshot } }: { sample: Sample }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const language = isChinese ? 'zh-CN' : 'en'
  const fits = useRoomFits().get(refId)
  const { brand, model, size } = snapshot
  const facts = [nameIn(language, brand), model, unbroken(size ?? ''), priceOnBoard(snapshot, language)]
  return (
    <>
      <p className={styles['product']}>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <ProductLink skuId={refId} className={styles['link']}>
          {t('boardPanels.openProduct')}
        </ProductLink>
      </p>
      {fits && <FitReasons fits={fits} words={{ t, isChinese }} label={t('boardPanels.fits')} />}
    </>
  )
}
