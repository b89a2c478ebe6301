import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Substituted } from '../../../contract/substitution.ts'
import tickBox from '../../kit/fields/tick-box.module.css'
import { byThing, kinds } from '../places.ts'
import { usePlacesWords } from '../words.ts'
import { PlaceRow } from './PlaceRow.tsx'
import styles from './Preview.module.css'
import { chosen, isTicked, type Choices, type UseRow } from './ticks.ts'

interface PlacesProps {
  rows: readonly UseRow[]
  things: Substituted['things']
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** All places by thing, to tick one by one, by thing, or all. */
export function UseRows({ rows, things, choices, onChoose }: PlacesProps) {
  const { t, i18n } = useTranslation()
  const titleId = useId()
  const count = rows.filter((row) => isTicked(row, choices)).length
  const figureOf = (figure: number) => new Intl.NumberFormat(i18n.language).format(figure)
  const grouped = byThing(rows)
  return (
    <section aria-labelledby={titleId}>
      <div className={styles['placesHead']}>
        <h3 id={titleId} className={styles['heading']}>
          {t('substitution.places')}
        </h3>
        <output className={styles['aside']}>
          {t('substitution.ticked', { count: rows.length, figure: figureOf(count), total: figureOf(rows.length) })}
        </output>
        <span className={styles['allOrNone']}>
          <button type="button" className={styles['quiet']} onClick={() => onChoose(chosen(choices, rows, true))}>
            {t('substitution.tickAll')}
          </button>
          <button type="button" className={styles['quiet']} onClick={() => onChoose(chosen(choices, rows, false))}>
            {t('substitution.tickNone')}
          </button>
        </span>
      </div>
      {kinds.map((kind) => {
        const ofKind = grouped.filter((thing) => thing.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <div key={kind}>
            <h4 className={styles['kind']}>{t(`substitution.kinds.${kind}`)}</h4>
            {ofKind.map(({ key, id, places }) => (
              <Thing
                key={key}
                rows={places}
                told={things.find((thing) => thing.kind === kind && thing.id === id)}
                choices={choices}
                onChoose={onChoose}
              />
            ))}
          </div>
        )
      })}
    </section>
  )
}

interface ThingProps extends Omit<PlacesProps, 'things'> {
  told: Substituted['things'][number] | undefined
}

function Thing({ rows, told, choices, onChoose }: ThingProps) {
  const { t } = useTranslation()
  const where = usePlacesWords()(rows)
  const [first] = rows
  if (!first) return null
  const { name, ownerName, right } = first
  const open = rows.filter(({ refusal }) => refusal === null)
  const ticked = open.filter((row) => isTicked(row, choices))
  const isAll = open.length > 0 && ticked.length === open.length
  const words = right === 'own' ? name : `${name} · ${t('substitution.of', { name: ownerName })}`
  return (
    <fieldset className={styles['thing']}>
      <legend className={styles['thingHead']}>
        {open.length > 1 ? (
          <label className={styles['row']}>
            <input
              ref={(box) => {
                if (box) box.indeterminate = ticked.length > 0 && !isAll
              }}
              type="checkbox"
              className={tickBox['box']}
              aria-label={t('substitution.allOf', { name })}
              checked={isAll}
              onChange={() => onChoose(chosen(choices, open, !isAll))}
            />
            <span className={styles['name']}>{words}</span>
          </label>
        ) : (
          <span className={styles['name']}>{words}</span>
        )}
      </legend>
      {first.status === 'approved' && <p className={styles['warning']}>{t('substitution.reopens')}</p>}
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <li key={row.key}>
            <PlaceRow
              row={row}
              where={where.get(row.key) ?? ''}
              currency={told?.totals?.currency ?? null}
              isTicked={isTicked(row, choices)}
              onTick={(isWanted) => onChoose(chosen(choices, [row], isWanted))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
