import '../../../locales/looks-texts.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chip, Item, OwnPicture, Sample } from '../../../../contract/boards/item.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import { productDetailOf } from '../../../catalogue/queries.ts'
import { usePriceIn } from '../../../finding/filters/currency.tsx'
import { useItemWords } from '../../editor/desk/item-words.ts'
import { differenceOf, reflectanceOf, reflectanceOfColor, type Reflectance } from './reflectance.ts'
import styles from './Contrast.module.css'

type Material = Sample | OwnPicture | Chip

/** Where two materials are chosen: how much light each reflects, and by how many points they differ. */
export function Contrast({ chosen }: { chosen: readonly Item[] }) {
  const [one, other, ...more] = materialsIn(chosen)
  return one && other && more.length === 0 ? <ContrastOfTwo pair={[one, other]} /> : null
}

/** Each material once, by its first item. */
function materialsIn(chosen: readonly Item[]): Material[] {
  const materials = chosen.filter(
    (item): item is Material => item.type === 'sku' || item.type === 'picture' || item.type === 'chip',
  )
  const keyOf = (item: Material) => `${item.type} ${item.type === 'chip' ? item.color : item.refId}`
  return [...new Map(materials.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()
}

function ContrastOfTwo({ pair }: { pair: readonly [Material, Material] }) {
  const { t } = useTranslation()
  const words = useItemWords()
  const id = useId()
  const [one, other] = useReflectances(pair)
  const valueText = ({ value, low, high, isStated }: Reflectance) => {
    if (isStated) return low === high ? `${value}` : `${low}–${high}`
    return low === high ? t('looks.aboutValue', { value }) : t('looks.about', { value, low, high })
  }
  return (
    <section aria-labelledby={id} className={styles['contrast']}>
      <h3 id={id}>{t('looks.contrast')}</h3>
      <dl>
        {pair.map((item, place) => {
          const reflectance = place === 0 ? one : other
          return (
            <div key={item.id}>
              <dt>{words.name(item)}</dt>
              <dd>
                {reflectance && `${valueText(reflectance)}, ${t(sourceOf(item, reflectance))}`}
                {reflectance === null && t('looks.contrastUnknown')}
                {reflectance === undefined && '…'}
              </dd>
            </div>
          )
        })}
      </dl>
      <p role="status">{one && other && <Difference one={one} other={other} />}</p>
    </section>
  )
}

function sourceOf({ type }: Material, { isStated }: Reflectance) {
  if (isStated) return 'looks.stated'
  return type === 'chip' ? 'looks.ofColor' : 'looks.fromPicture'
}

function Difference({ one, other }: { one: Reflectance; other: Reflectance }) {
  const { t } = useTranslation()
  const { value: points, low, high } = differenceOf(one, other)
  const areStated = one.isStated && other.isStated
  const ofBoth = { one: one.value, other: other.value, points, low, high }
  const sentences = [
    t(areStated && low === high ? 'looks.contrastPair' : 'looks.contrastPairAbout', ofBoth),
    t('looks.contrastAdvice'),
    ...(areStated ? [] : [t('looks.contrastEstimate')]),
  ]
  return sentences.join(useIsChinese() ? '' : ' ')
}

/** Null where neither stated nor measured; undefined while it loads. */
function useReflectances(pair: readonly Material[]): (Reflectance | null | undefined)[] {
  const client = useQueryClient()
  const priceIn = usePriceIn()
  const samples = pair.filter((item) => item.type === 'sku')
  const details = useQueries({ queries: samples.map(({ refId }) => productDetailOf(client, refId, priceIn)) })
  return pair.map((item) => {
    if (item.type === 'chip') return reflectanceOfColor(item.color)
    if (item.type === 'picture') return null
    const answer = details[samples.indexOf(item)]
    if (answer?.data) return reflectanceOf(answer.data, item.refId)
    return answer?.isError ? null : undefined
  })
}
