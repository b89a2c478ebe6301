import type { ProductDetail } from '../../../contract/catalogue.ts'
import { certificateState, type Certificate } from '../../catalogue/facts/certificates.ts'
import { shownAttributesOf, attributeText } from '../../catalogue/facts/params.ts'
import {
  deltaText,
  entryOfSystem,
  isNear,
  labText,
  nearestColorText,
  nearestUnstated,
} from '../../catalogue/facts/measured-color.ts'
import { entryNameOf, nameOf } from '../../catalogue/names.ts'
import type { Compared } from '../best.ts'
import { rowOf, type CellLine, type ComparisonRow } from './rows.ts'
import { findEntry, type ComparisonFormats } from '../words.ts'

export function colorRows(compared: readonly Compared[], { t, language }: ComparisonFormats): ComparisonRow[] {
  return [
    rowOf('color-system', t('drawer.colorSystem'), {
      compared,
      say: ({ sku }) => {
        const { color, colorSystem } = sku
        if (!color) return []
        const own = sku.nearestColors.find((nearest) => isOwn(sku, nearest))
        const name = { text: entryOfSystem(colorSystem, color.name), ...(color.hex !== null && { hex: color.hex }) }
        return [
          name,
          { text: t('drawer.stated'), tone: 'quiet' },
          own && { text: t('comparison.toPicture', { delta: deltaText(own.deltaE, language) }), tone: 'quiet' },
        ]
      },
    }),
    rowOf('color-measured', t('comparison.measured'), {
      compared,
      say: ({ sku: { palette } }) =>
        palette.slice(0, 1).flatMap(({ hex, lab }): CellLine[] => [
          { text: hex, hex },
          { text: labText(lab, language), tone: 'quiet' },
        ]),
    }),
    rowOf('color-nearest', t('comparison.nearest'), {
      compared,
      say: ({ sku }) => {
        const lines = nearestUnstated(sku).map((nearest): CellLine =>
          isNear(nearest)
            ? { text: nearestColorText(nearest, language), hex: nearest.hex }
            : { text: t('drawer.noNear', { system: nearest.system }), tone: 'quiet' },
        )
        return lines.length > 0 ? [...lines, { text: t('drawer.fromPicture'), tone: 'quiet' }] : []
      },
    }),
  ]
}

function isOwn({ color, colorSystem }: Compared['sku'], nearest: Compared['sku']['nearestColors'][number]): boolean {
  if (color === null || !isNear(nearest)) return false
  return entryOfSystem(nearest.system, nearest.name) === entryOfSystem(colorSystem, color.name)
}

export function certificateRows(compared: readonly Compared[], words: ComparisonFormats): ComparisonRow[] {
  const { t, today } = words
  return (['valid', 'expired', 'notYet'] as const).map((state) =>
    rowOf(`certificates-${state}`, t(`comparison.${state}`), {
      compared,
      say: ({ detail }) =>
        detail.auths
          .filter((certificate) => certificateState(certificate, today) === state)
          .map((certificate): CellLine => ({
            text: certificateText(certificate, words),
            ...(state === 'expired' && { tone: 'bad' }),
          })),
    }),
  )
}

/** One row for each attribute and unit that any SKU has. */
export function attributeRows(compared: readonly Compared[], words: ComparisonFormats): ComparisonRow[] {
  const { t, isChinese } = words
  const yesAndNo = [t('drawer.yes'), t('drawer.no')] as const
  const attributes = compared.map(({ detail, sku }) => shownAttributesOf(detail, sku))
  const byKey = new Map(attributes.flat().map((attribute) => [keyOf(attribute), attribute]))
  return [...byKey].map(([key, attribute]) =>
    rowOf(key, nameOf(isChinese, attribute), {
      compared,
      say: (one) => {
        const own = attributes[compared.indexOf(one)]?.find((other) => keyOf(other) === key)
        return [own && attributeText(own, isChinese, yesAndNo)]
      },
    }),
  )
}

function keyOf({ id, unit }: ProductDetail['attrs'][number]): string {
  return `attribute-${id}-${unit ?? ''}`
}

function certificateText(certificate: Certificate, words: ComparisonFormats): string {
  const { t, language, isChinese } = words
  const entry = findEntry(words, 'product_auth_type', certificate.scheme)
  const scheme = entry ? entryNameOf(isChinese, entry) : certificate.scheme
  if (certificate.expiresOn === null) return scheme
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return t('comparison.through', { scheme, date: format.format(new Date(certificate.expiresOn)) })
}
