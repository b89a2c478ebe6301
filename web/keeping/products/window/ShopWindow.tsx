import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { ProductDetail } from '../../../../contract/catalogue.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { reasonOf } from '../../../errors/message.ts'
import { ProductCard } from '../../../finding/cards/ProductCard.tsx'
import { languageNames, languages, type AppLanguage } from '../../../locales/i18n.ts'
import { useSettled } from '../../../kit/settled.ts'
import { productPreviewQuery, type Previewed } from './preview.ts'
import styles from './ShopWindow.module.css'

/** The pause in typing before the preview renders again. */
const PAUSE_MS = 350
const CARD_WIDTH = 240

/** Renders an open product as members see it; another domain's component, so the page passes it in. */
export type DrawProduct = (detail: ProductDetail, skuId: string, onChooseSku: (skuId: string) => void) => ReactNode

interface ShopWindowProps {
  /** The preview's input, or null while there is not enough. */
  asked: Previewed | null
  /** Whether it leaves out invalid fields. */
  isPartial: boolean
  draw: DrawProduct
  onChooseSku: (skuId: string) => void
}

/** The preview beside the form: the card and the open product as members will see them, in either language. */
export function ShopWindow({ asked, isPartial, draw, onChooseSku }: ShopWindowProps) {
  const { t, i18n } = useTranslation()
  const [language, setLanguage] = useState<AppLanguage>(i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en')
  // It shares the texts, and has a language of its own.
  const other = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language])
  return (
    <section className={styles['window']} aria-label={t('keptProducts.window.title')}>
      <div className={styles['head']}>
        <h2>{t('keptProducts.window.title')}</h2>
        <fieldset className={styles['languages']}>
          <legend className="visually-hidden">{t('keptProducts.window.language')}</legend>
          {languages.map((one) => (
            <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>
              {languageNames[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <p className={styles['hint']}>
        {t('keptProducts.window.hint')} {isPartial && asked && t('keptProducts.window.invalid')}
      </p>
      {asked ? (
        <I18nextProvider i18n={other}>
          <div lang={language}>
            <Seen asked={asked} draw={draw} onChooseSku={onChooseSku} />
          </div>
        </I18nextProvider>
      ) : (
        <p className={styles['hint']}>{t('keptProducts.window.waiting')}</p>
      )}
    </section>
  )
}

function Seen({ asked, draw, onChooseSku }: { asked: Previewed } & Pick<ShopWindowProps, 'draw' | 'onChooseSku'>) {
  const { t } = useTranslation()
  const settled = JSON.parse(useSettled(JSON.stringify(asked), PAUSE_MS)) as Previewed
  const { data, error, isPlaceholderData, refetch } = useQuery(productPreviewQuery(settled))
  if (!data && error)
    return <FailureFace error={error} what={t('keptProducts.window.failed')} onRetry={() => void refetch()} isPart />
  if (!data) return <output className={styles['bone']} aria-label={t('keptProducts.window.drawing')} />
  const { card, detail } = data
  const shown = detail.skus.find(({ id }) => id === settled.skuId) ?? detail.skus[0]
  return (
    <div aria-busy={isPlaceholderData}>
      {error && (
        <p className={styles['stale']} role="alert">
          {reasonOf(error, t)}
        </p>
      )}
      <h3>{t('keptProducts.window.card')}</h3>
      {card ? (
        // A preview: nothing can be opened from it.
        <div className={styles['card']} inert>
          <ProductCard key={card.skuId} product={card} width={CARD_WIDTH} isEager hasMenu={false} />
        </div>
      ) : (
        <p className={styles['hint']}>{t('keptProducts.window.noCard')}</p>
      )}
      <h3>{t('keptProducts.window.open')}</h3>
      {/* A phone's width and layout. */}
      <div className={styles['open']} data-layout="phone">
        {shown && draw(detail, shown.id, onChooseSku)}
      </div>
    </div>
  )
}
