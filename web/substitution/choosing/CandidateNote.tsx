import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PanelMaterial } from '../../boards/adding/panel/material.ts'
import { useCandidateWords } from './candidate-words.ts'
import { ProductPrice } from '../../catalogue/prices/ProductPrice.tsx'
import styles from './CandidateNote.module.css'
import { candidateOf } from './candidate-offers.ts'

/** At most this many properties are named; the others are counted. */
const MOST_NAMED = 2

/** A candidate's price, and how it differs from the present material; nothing where neither is known. */
export function CandidateNote({ fromSkuId, material }: { fromSkuId: string; material: PanelMaterial }) {
  const { t } = useTranslation()
  const { data: own } = useQuery(candidateOf(fromSkuId))
  const { data: offer } = useQuery(candidateOf(material.skuId))
  const words = useCandidateWords()
  if (!offer) return null
  const { currency, unit, minPrice, maxPrice, priceQuantity } = offer.snapshot
  const amount = (text: string | null) => (text === null ? null : Number(text))
  const price = (
    <li className={styles['price']}>
      <ProductPrice
        price={{
          minPrice: amount(minPrice),
          maxPrice: amount(maxPrice),
          statedPrice:
            priceQuantity && minPrice !== null && maxPrice !== null
              ? { low: Number(minPrice), high: Number(maxPrice), quantity: priceQuantity }
              : null,
          currencyUnit: currency,
          measurementUnit: unit,
        }}
      />
    </li>
  )
  if (!own) return <ul className={styles['note']}>{price}</ul>
  const warnings = words.warnings(own, offer)
  const properties = words.properties(own, offer)
  const more = properties.length - MOST_NAMED
  const facts = [
    words.dearer(own, offer),
    words.perSquareMetre(material),
    words.time(own, offer),
    words.certificates(own, offer),
    ...properties.slice(0, MOST_NAMED),
    more > 0 ? t('substitution.note.more', { count: more }) : null,
  ].filter((fact) => fact !== null)
  return (
    <ul className={styles['note']}>
      {price}
      {warnings.map((warning) => (
        <li key={warning} className={styles['warning']}>
          {warning}
        </li>
      ))}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
