import { useTranslation } from 'react-i18next'
import { inOrder, type Room } from '../../../../contract/budgets/entries.ts'
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx'
import tickBox from '../../../kit/fields/tick-box.module.css'
import type { SentAmount, Wishes } from './sending-plan.ts'
import styles from './SendPreview.module.css'

interface SendingWishesProps {
  wishes: Wishes
  onChange: (changed: Partial<Wishes>) => void
  /** The board's frames that contain samples. */
  frames: readonly { name: string }[]
  /** The list's rooms. */
  rooms: readonly Room[]
  /** The amounts that any line could have. */
  amounts: readonly SentAmount[]
  /** The list has some of the materials already. */
  isAnyHeld: boolean
}

/** Options for sending a board to a list: whether frames become rooms, the room for the rest, and what happens to existing lines. */
export function SendingWishes({ wishes, onChange, frames, rooms, amounts, isAnyHeld }: SendingWishesProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['wishes']}>
      {frames.length > 0 && (
        <label className={styles['wish']}>
          <input
            type="checkbox"
            className={tickBox['box']}
            checked={wishes.byFrame}
            onChange={() => onChange({ byFrame: !wishes.byFrame, left: new Set() })}
          />
          {t('budgetAdding.send.byFrame', {
            count: frames.length,
            names: namesOf(frames, t('budgetAdding.nameless')),
          })}
        </label>
      )}
      {amounts.length > 1 && (
        <ChoiceField
          label={t('budgetAdding.send.amounts')}
          note={t('budgetAdding.send.amountsNote')}
          options={amounts.map((value) => ({ value, label: t(`budgetAdding.send.amountsOf.${value}`) }))}
          value={amounts.includes(wishes.amount) ? wishes.amount : 'empty'}
          onChange={(amount) => onChange({ amount, amountByKey: new Map() })}
        />
      )}
      {rooms.length > 0 && (
        <label className={styles['choice']}>
          <span>{t(wishes.byFrame ? 'budgetAdding.send.intoElse' : 'budgetAdding.into')}</span>
          <select value={wishes.roomId ?? ''} onChange={({ target: { value } }) => onChange({ roomId: value || null })}>
            <option value="">{t('budgetAdding.wholeProject')}</option>
            {inOrder(rooms).map(({ id, name }) => (
              <option key={id} value={id}>
                {name || t('budgetAdding.nameless')}
              </option>
            ))}
          </select>
        </label>
      )}
      {(isAnyHeld || wishes.how === 'add') && (
        <label className={styles['choice']}>
          <span>{t('budgetAdding.send.held')}</span>
          <select
            value={wishes.how}
            onChange={({ target: { value } }) => onChange({ how: value === 'add' ? 'add' : 'set' })}
          >
            <option value="set">{t('budgetAdding.send.set')}</option>
            <option value="add">{t('budgetAdding.send.add')}</option>
          </select>
        </label>
      )}
    </div>
  )
}

function namesOf(frames: readonly { name: string }[], nameless: string): string {
  return [...new Set(frames.map(({ name }) => name.trim() || nameless))].join(', ')
}
