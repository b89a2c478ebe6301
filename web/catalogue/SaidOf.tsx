import '../locales/said-of-texts.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SaidOf as WhatItWas } from '../../contract/said-of.ts'
import { nameOf, useIsChinese } from './names.ts'
import { searchWithSku } from './product-address.ts'

interface SaidOfProps {
  /** Guests are not led to a SKU, and may not read its name. */
  saidOf: Omit<WhatItWas, 'skuId'> & { skuId?: string | null }
}

/** What a comment was said of, and the way there: in another tab, as the discussion lies over the page and is still being read. */
export function SaidOf({ saidOf }: SaidOfProps) {
  const { t } = useTranslation()
  const name = nameOf(useIsChinese(), saidOf)
  const words = name === '' ? t('saidOf.former') : t('saidOf.of', { name })
  const { skuId } = saidOf
  return (
    <p className="text-meta text-second wrap-anywhere">
      {skuId ? (
        <Link
          to={`/${searchWithSku('', skuId)}`}
          target="_blank"
          aria-label={t('saidOf.apart', { words })}
          className="text-accent hover:underline hover:underline-offset-[0.25em] phone:-my-8 phone:inline-block phone:py-8"
        >
          {words} <IconExternalLink aria-hidden className="inline size-14 align-[-0.15em]" />
        </Link>
      ) : (
        words
      )}
    </p>
  )
}
