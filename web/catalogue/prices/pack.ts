import type { TFunction } from 'i18next'
import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { isSpread } from '../../../contract/coverage.ts'
import { formatMeasure } from './price.ts'

type PackOfSku = Pick<SkuDetail, 'packCoverage' | 'packPieces'>
interface Said {
  /** "1.44 m² a box", by the unit of packing; null where unknown. */
  coverage: string | null
  /** "12 pieces"; null for one piece, or where unknown. */
  pieces: string | null
}

/** The content of a pack. For products sold by litre or kilogram it says how far one unit goes. */
export function packTexts(
  { measurementUnit }: Pick<ProductDetail, 'measurementUnit'>,
  { packCoverage, packPieces }: PackOfSku,
  { t, language }: { t: TFunction; language: string },
): Said {
  const kind = packKind(measurementUnit, packPieces)
  const isKnown = packCoverage !== null && kind !== null
  return {
    coverage: isKnown ? t(`drawer.packs.${kind}`, { area: formatMeasure(packCoverage, language) }) : null,
    pieces: packPieces !== null && packPieces > 1 ? t('drawer.pieces', { count: packPieces }) : null,
  }
}

function packKind(measurementUnit: string, packPieces: number | null): 'box' | 'roll' | 'piece' | null {
  if (isSpread(measurementUnit)) return null
  if (measurementUnit === 'roll') return 'roll'
  return packPieces === 1 && measurementUnit !== 'box' ? 'piece' : 'box'
}

/** "1 roll covers 5.33 m²", and in other words for what is spread. `unit` is the unit's name, `area` the square metres as text. */
export function coversText(
  t: TFunction,
  { measurementUnit }: Pick<ProductDetail, 'measurementUnit'>,
  said: { unit: string; area: string },
): string {
  return t(isSpread(measurementUnit) ? 'price.spreads' : 'price.covers', said)
}
