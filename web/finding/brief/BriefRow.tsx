import { createContext, use, useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BriefRow as BriefRowData } from '../../../contract/brief.ts'
import type { Wish } from '../../../contract/wishes.ts'
import buttons from '../../kit/buttons.module.css'
import tickBox from '../../kit/fields/tick-box.module.css'
import type { CardActions } from '../cards/card-actions.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import { isUnread } from '../filters/wishes.ts'
import { NearCards, useNearestTitle } from '../list/NearestProducts.tsx'
import styles from './BriefRow.module.css'
import { WishList } from './WishList.tsx'

interface BriefRowProps {
  row: BriefRowData
  shared: readonly Wish[]
  actions: CardActions
  withSome: (skuIds: readonly string[]) => ReactNode
}

/** One thing of a brief: its sentence, how it was read, the nearest products, and where they can go. */
export function BriefRow({ row, shared, actions, withSome }: BriefRowProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { filters } = useAddressFilters()
  const label = useNearestTitle(row)
  const { chosen, choices, chooseNone } = useChoices()
  const withChoice: CardActions = useCallback(
    (sku) => (
      <>
        <Choice skuId={sku.skuId} name={sku.name} />
        {actions(sku)}
      </>
    ),
    [actions],
  )
  const all = row.list.map(({ skuId }) => skuId)
  const skuIds = chosen.length > 0 ? chosen : all
  const own = row.wishes.filter((wish) => !shared.some((one) => isSame(one, wish)))
  const count = skuIds.length
  return (
    <section className={styles['row']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {row.text}
      </h2>
      <WishList wishes={own} label={t('brief.wishes')} />
      {all.length === 0 && (
        <p className={styles['note']}>{t(isUnderstood(row) ? 'brief.nothingNear' : 'brief.notUnderstood')}</p>
      )}
      {all.length > 0 && (
        <>
          {row.isOtherThing && <p className={styles['note']}>{label}</p>}
          <Choices value={choices}>
            <NearCards label={label} nearest={row} filters={filters} actions={withChoice} />
          </Choices>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields */}
          <div className={styles['send']} role="group" aria-label={t('brief.send')}>
            <span className={styles['count']}>{t(chosen.length > 0 ? 'brief.chosen' : 'brief.all', { count })}</span>
            {withSome(skuIds)}
            {chosen.length > 0 && (
              <button type="button" className={buttons['plain']} onClick={chooseNone}>
                {t('brief.chooseNone')}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

/** Whether anything was understood of what the row says itself. */
function isUnderstood({ start, end, wishes }: BriefRowData): boolean {
  return wishes.some((wish) => wish.start >= start && wish.end <= end && !isUnread(wish))
}

/** What belongs to all is read once, at one place of the text. */
function isSame(one: Wish, other: Wish): boolean {
  return one.start === other.start && one.end === other.end && one.means.kind === other.means.kind
}

interface ChoicesNow {
  chosen: readonly string[]
  onToggle: (skuId: string) => void
}

const Choices = createContext<ChoicesNow>({ chosen: [], onToggle: () => undefined })

/** The SKUs that are chosen in a row, in the order of choosing. */
function useChoices() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const choices = useMemo(() => {
    const onToggle = (skuId: string) =>
      setChosen((before) => (before.includes(skuId) ? before.filter((one) => one !== skuId) : [...before, skuId]))
    return { chosen, onToggle }
  }, [chosen])
  return { chosen, choices, chooseNone: () => setChosen([]) }
}

/** A tick over a card's picture, for the SKU that it shows. */
function Choice({ skuId, name }: { skuId: string; name: string }) {
  const { t } = useTranslation()
  const { chosen, onToggle } = use(Choices)
  return (
    <label className={styles['choice']} title={t('brief.choose', { name })}>
      <input
        type="checkbox"
        className={tickBox['box']}
        aria-label={t('brief.choose', { name })}
        checked={chosen.includes(skuId)}
        onChange={() => onToggle(skuId)}
      />
    </label>
  )
}
