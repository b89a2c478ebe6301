import '../locales/said-of-texts.ts'
import { useTranslation } from 'react-i18next'
import type { SaidOf as WhatItWas } from '../../contract/said-of.ts'
import { nameOf, useIsChinese } from './names.ts'
import { ProductLink } from './ProductLink.tsx'

interface SaidOfProps {
  /** Guests are not led to a SKU, and may not read its name. */
  saidOf: Omit<WhatItWas, 'skuId'> & { skuId?: string | null }
}

/** What a comment was said of, and the way there. */
export function SaidOf({ saidOf }: SaidOfProps) {
  const { t } = useTranslation()
  const name = nameOf(useIsChinese(), saidOf)
  const words = name === '' ? t('saidOf.former') : t('saidOf.of', { name })
  const { skuId } = saidOf
  return (
    <p className="text-meta text-second wrap-anywhere">
      {skuId ? (
        <ProductLink
          skuId={skuId}
          className="text-accent hover:underline hover:underline-offset-[0.25em] phone:-my-8 phone:inline-block phone:py-8"
        >
          {words}
        </ProductLink>
      ) : (
        words
      )}
    </p>
  )
}
