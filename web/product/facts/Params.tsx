import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { useAreaPath } from '../../catalogue/facts/areas.ts'
import { entryNameOf, nameOf, pickName, useIsChinese } from '../../catalogue/names.ts'
import { useDictionaries } from '../../catalogue/queries.ts'
import { lookText, reflectanceText } from '../../catalogue/facts/look.ts'
import { entryOfSystem, nearestUnstated } from '../../catalogue/facts/measured-color.ts'
import { MeasuredColor, NearestColors } from './MeasuredColor.tsx'
import styles from './Params.module.css'
import {
  shownAttributesOf,
  attributeText,
  derivedText,
  isCustomisable,
  placeTexts,
  sizeText,
  stockText,
} from '../../catalogue/facts/params.ts'

interface ParamsProps {
  detail: ProductDetail
  sku: SkuDetail
}

/** Two columns of facts, and below them the description, because it is prose. */
export function Params({ detail, sku }: ParamsProps) {
  const { t } = useTranslation()
  const description = pickName(useIsChinese(), detail.description, detail.enDescription)
  const rows = useParamRows(detail, sku)
  return (
    <>
      <dl className={styles['params']}>
        {rows.map(([key, label, value]) => (
          <div key={key} className={styles['param']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {description && (
        <section className={styles['description']}>
          <h3>{t('drawer.description')}</h3>
          <p>{description}</p>
        </section>
      )}
    </>
  )
}

type ParamRow = [key: string, label: string, value: ReactNode]

function useParamRows(detail: ProductDetail, sku: SkuDetail): ParamRow[] {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const domesticOrImported = useDictionaries()('product_domestic_imported', sku.domesticOrImported)
  const path = useAreaPath(sku.countryArea?.id ?? null)
  // Until the tree of areas loads, only the SKU's own area has a name.
  const areas = path.length === 0 && sku.countryArea ? [sku.countryArea] : path
  const { origin, location } = placeTexts(areas, sku.origin, isChinese)
  const yesAndNo = [t('drawer.yes'), t('drawer.no')] as const
  const derivedRows = (attributeId: string): ParamRow[] =>
    (sku.derived ?? [])
      .filter(({ from }) => from.attributeId === attributeId)
      .map((derived) => [
        `derived-${derived.code}`,
        nameOf(isChinese, derived),
        <WithBasis
          key={derived.code}
          value={derivedText(derived)}
          basis={t('drawer.derived', {
            from: derived.from.value,
            source: pickName(isChinese, derived.source, derived.enSource),
          })}
        />,
      ])
  const rows: ParamRow[] = [
    ['color', t('drawer.colorSystem'), sku.color && <ColorOfSystem key="color" sku={sku} />],
    ['measured', t('drawer.measured'), sku.palette.length > 0 && <MeasuredColor key="measured" sku={sku} />],
    ['nearest', t('drawer.nearest'), nearestUnstated(sku).length > 0 && <NearestColors key="nearest" sku={sku} />],
    ...lookRows(sku, { t, language: i18n.language, isChinese }),
    ['custom', t('drawer.customOption'), isCustomisable(sku) ? t('drawer.yes') : t('drawer.no')],
    ...shownAttributesOf(detail, sku).flatMap((attribute): ParamRow[] => [
      [
        `attribute-${attribute.id}`,
        nameOf(isChinese, attribute),
        <WithBasis
          key={attribute.id}
          value={attributeText(attribute, isChinese, yesAndNo)}
          basis={attribute.fact && pickName(isChinese, attribute.fact.norm, attribute.fact.enNorm)}
        />,
      ],
      ...derivedRows(attribute.id),
    ]),
    ['dimension', t('drawer.dimension'), sizeText(sku)],
    ['origin', t('drawer.origin'), origin],
    ['location', t('drawer.location'), location],
    ['domestic', t('drawer.domesticOrImported'), domesticOrImported && entryNameOf(isChinese, domesticOrImported)],
    ['stock', t('drawer.stock'), sku.stock === null ? null : stockText(sku.stock, detail, i18n.language)],
    ['lead', t('drawer.leadTime'), sku.leadTimeDays === null ? null : t('drawer.days', { count: sku.leadTimeDays })],
  ]
  return rows.filter(([, , value]) => Boolean(value))
}

/** What is measured in the cover, marked so. */
function lookRows({ look }: SkuDetail, wording: Parameters<typeof lookText>[1]): ParamRow[] {
  if (!look) return []
  const { t } = wording
  const [words, reflectance] = [lookText(look, wording), reflectanceText(look, wording)]
  return [
    ['look', t('looks.measuredLook'), words && <WithBasis key="look" value={words} basis={t('looks.measured')} />],
    [
      'reflectance',
      t('looks.reflectance'),
      reflectance && <WithBasis key="reflectance" value={reflectance} basis={t('looks.estimated')} />,
    ],
  ]
}

/** A value, and below it the norm that it is stated by, or what it is derived from. */
function WithBasis({ value, basis }: { value: string; basis: string | undefined }) {
  return (
    <>
      {value}
      {basis && <span className={styles['basis']}>{basis}</span>}
    </>
  )
}

function ColorOfSystem({ sku }: { sku: SkuDetail }) {
  const { t } = useTranslation()
  if (!sku.color) return null
  const { icon, hex, name } = sku.color
  return (
    <>
      <span className={styles['color']}>
        {icon ? (
          <img src={icon} alt="" width={16} height={16} />
        ) : (
          <span style={{ background: hex ?? 'transparent' }} />
        )}
        {entryOfSystem(sku.colorSystem, name)}
      </span>
      <span className={styles['stated']}>{t('drawer.stated')}</span>
    </>
  )
}
