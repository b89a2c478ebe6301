import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { ProductDetail } from '../../../../contract/catalogue.ts'
import { previewProduct } from '../../../../contract/keeping/products.ts'
import { ProductCard } from '../../../finding/cards/ProductCard.tsx'
import { languageNames, languages, type AppLanguage } from '../../../locales/i18n.ts'
import { Segments } from '../../../kit/Segments.tsx'
import { useSettled } from '../../../kit/settled.ts'
import { Answer } from '../../../lists/Answer.tsx'
import { query } from '../../../query.ts'
import type { Previewed } from '../form/sending.ts'

/** The pause in typing before the preview renders again. */
const PAUSE_MS = 350
const CARD_WIDTH = 240
const FORGOTTEN_MS = 10_000

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
    <section className="min-w-0 rounded-lg border bg-surface p-20" aria-label={t('keptProducts.window.title')}>
      <div className="flex flex-wrap items-center justify-between gap-8">
        <h2 className="text-section">{t('keptProducts.window.title')}</h2>
        <Segments
          label={t('keptProducts.window.language')}
          options={languages.map((one) => ({ value: one, label: languageNames[one], lang: one }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <p className={HINT}>
        {t('keptProducts.window.hint')} {isPartial && asked && t('keptProducts.window.invalid')}
      </p>
      {asked ? (
        <I18nextProvider i18n={other}>
          <div lang={language}>
            <Seen asked={asked} draw={draw} onChooseSku={onChooseSku} />
          </div>
        </I18nextProvider>
      ) : (
        <p className={HINT}>{t('keptProducts.window.waiting')}</p>
      )}
    </section>
  )
}

const HINT = 'mt-4 text-meta text-second'
const PART = 'mt-18 mb-8 text-meta text-second'

function Seen({ asked, draw, onChooseSku }: { asked: Previewed } & Pick<ShopWindowProps, 'draw' | 'onChooseSku'>) {
  const { t } = useTranslation()
  const settled = JSON.parse(useSettled(JSON.stringify(asked), PAUSE_MS)) as Previewed
  // Each change has a new input; earlier ones are not cached.
  const seen = useQuery({
    ...query(previewProduct, settled, { isSilent: true, keepsLast: true, isFresh: true }),
    gcTime: FORGOTTEN_MS,
  })
  return (
    <Answer query={seen} failed={t('keptProducts.window.failed')} skeletonHeight={360}>
      {({ card, detail }) => {
        const shown = detail.skus.find(({ id }) => id === settled.skuId) ?? detail.skus[0]
        return (
          <>
            <h3 className={PART}>{t('keptProducts.window.card')}</h3>
            {card ? (
              // A preview: nothing can be opened from it.
              <div className="w-240 max-w-full" inert>
                <ProductCard key={card.skuId} product={card} width={CARD_WIDTH} isEager hasMenu={false} />
              </div>
            ) : (
              <p className={HINT}>{t('keptProducts.window.noCard')}</p>
            )}
            <h3 className={PART}>{t('keptProducts.window.open')}</h3>
            {/* A phone's width and layout. */}
            <div className="min-w-0" data-layout="phone">
              {shown && draw(detail, shown.id, onChooseSku)}
            </div>
          </>
        )
      }}
    </Answer>
  )
}
