import type { ProductDetail } from '../../../contract/catalogue.ts'
import { certificateState, type Certificate } from '../../catalogue/facts/certificates.ts'
import { attributeText, citedNorm, derivedText, shownAttributesOf } from '../../catalogue/facts/params.ts'
import {
  deltaText,
  entryOfSystem,
  isNear,
  labText,
  nearestColorText,
  nearestUnstated,
} from '../../catalogue/facts/measured-color.ts'
import { entryNameOf, nameOf, pickName } from '../../catalogue/names.ts'
import { bestFact, haveOtherScales, type Compared } from '../best.ts'
import { estimatedLines, LRV } from './look-rows.ts'
import { rowOf, type CellLine, type ComparisonRow } from './rows.ts'
import { findEntry, type ComparisonFormats } from '../words.ts'

type Attribute = ProductDetail['attrs'][number]

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

/** One row for each attribute and unit that any SKU has, and for each fact that is only derived. */
export function attributeRows(compared: readonly Compared[], words: ComparisonFormats): ComparisonRow[] {
  const { t, isChinese } = words
  const yesAndNo = [t('drawer.yes'), t('drawer.no')] as const
  const attributes = compared.map(({ detail, sku }) => shownAttributesOf(detail, sku))
  const byKey = new Map(attributes.flat().map((attribute) => [keyOf(attribute), attribute]))
  const rows = [...byKey].map(([key, attribute]) => {
    const own = attributes.map((all) => all.find((other) => keyOf(other) === key))
    const row = rowOf(key, nameOf(isChinese, attribute), {
      compared,
      say: (one) => {
        const stated = own[compared.indexOf(one)]
        if (stated) return [attributeText(stated, isChinese, yesAndNo)]
        return attribute.fact?.code === LRV
          ? estimatedLines(one, words)
          : derivedLines(one, attribute.fact?.code, words)
      },
    })
    const isOtherwise = isFirstOfOthers(attribute, attributes, compared)
    return { ...row, ...(isOtherwise ? { note: t('comparison.otherScales') } : markOf(compared, own, words)) }
  })
  const stated = new Set([...byKey.values()].map(({ fact }) => fact?.code))
  const derived = new Map(compared.flatMap(({ sku }) => (sku.derived ?? []).map((one) => [one.code, one] as const)))
  const more = [...derived.values()].filter(({ code }) => !stated.has(code))
  return [
    ...rows,
    ...more.map((one) =>
      rowOf(`derived-${one.code}`, nameOf(isChinese, one), {
        compared,
        say: (other) => derivedLines(other, one.code, words),
      }),
    ),
  ]
}

/** What norms derive of a fact for a SKU that does not state it, and from what. */
function derivedLines({ sku }: Compared, code: string | undefined, { t, isChinese }: ComparisonFormats): CellLine[] {
  const derived = sku.derived?.find((one) => one.code === code)
  if (!derived) return []
  const source = citedNorm(pickName(isChinese, derived.source, derived.enSource))
  const from = t('drawer.derived', { from: derived.from.value, source })
  return [{ text: `${derivedText(derived)} (${from})`, tone: 'quiet' }]
}

/** The mark of the best value of a fact, or why there is none. */
function markOf(
  compared: readonly Compared[],
  own: readonly (Attribute | undefined)[],
  { t }: ComparisonFormats,
): Pick<ComparisonRow, 'best' | 'note'> {
  const ranks = own.map((attribute) => attribute?.fact?.ranks)
  const place = bestFact(compared, ranks)
  if (place === null) return haveOtherScales(ranks) ? { note: t('comparison.otherScales') } : {}
  const norm = own[place]?.fact?.normInForce
  const why = norm ? t('comparison.bestBy', { norm }) : t('comparison.bestWhy')
  return { best: { place, word: t('comparison.best'), why } }
}

/**
 * Whether the SKUs state one property by different norms (R11 beside a pendulum value), so that no row of it compares them all. True of
 * one row.
 */
function isFirstOfOthers(
  { id, fact: own }: Attribute,
  attributes: readonly (readonly Attribute[])[],
  compared: readonly Compared[],
): boolean {
  if (!own || own.others.length === 0 || attributes.length < 2) return false
  const family = new Set([own.code, ...own.others])
  const ofFamily = attributes.map((all) => all.filter(({ fact }) => fact?.ranks && family.has(fact.code)))
  if (ofFamily[0]?.[0]?.id !== id || ofFamily.some(({ length }) => length === 0)) return false
  const codes = ofFamily.map((all, place) => {
    const derived = compared[place]?.sku.derived ?? []
    return new Set([...all.map(({ fact }) => fact?.code), ...derived.map(({ code }) => code)])
  })
  return ![...(codes[0] ?? [])].some((code) => codes.every((others) => others.has(code)))
}

function keyOf({ id, unit }: Attribute): string {
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
