import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkKind } from '../../../../../contract/collaboration/rights.ts'
import { fieldsOfKind, type LinkFieldName } from '../../../../../contract/sharing/links.ts'
import tickBox from '../../../../kit/fields/tick-box.module.css'
import { fieldGroups, tellsCost, tick } from '../chosen-fields.ts'
import { tellsText, useFieldList } from './field-words.ts'
import styles from './LinkForm.module.css'

interface FieldTicksProps {
  kind: WorkKind
  chosen: readonly LinkFieldName[]
  isWrong: boolean
  onChoose: (fields: LinkFieldName[]) => void
}

/** All fields that a link can show, each with what it reveals. Fields that reveal prices are tied to the price. */
export function FieldTicks({ kind, chosen, isWrong, onChoose }: FieldTicksProps) {
  const { t } = useTranslation()
  const listOf = useFieldList()
  const id = useId()
  /** A message about fields that changed together with a tick. */
  const [told, setTold] = useState<{ at: LinkFieldName; words: string } | null>(null)
  const possible = fieldsOfKind(kind)
  const turn = (field: LinkFieldName, isTicked: boolean) => {
    const { fields, taken } = tick(chosen, field, isTicked)
    const also = isTicked
      ? t('shareLinks.priceToo', { field: t(`shareLinks.fields.${field}`) })
      : t('shareLinks.withoutPrice', { fields: listOf(taken) })
    setTold(taken.length > 0 ? { at: field, words: also } : null)
    onChoose(fields)
  }
  return (
    <div className={styles['groups']}>
      {fieldGroups.map(({ group, fields }) => {
        const shown = fields.filter((field) => possible.includes(field))
        if (shown.length === 0) return null
        return (
          <fieldset key={group} className={styles['group']}>
            <legend>{t(`shareLinks.groups.${group}`)}</legend>
            {shown.map((field) => (
              <label key={field} className={styles['field']}>
                <input
                  className={tickBox['box']}
                  type="checkbox"
                  checked={chosen.includes(field)}
                  aria-describedby={`${id}-${field}`}
                  aria-labelledby={`${id}-${field}-name`}
                  aria-invalid={isWrong || undefined}
                  onChange={({ target }) => turn(field, target.checked)}
                />
                <span id={`${id}-${field}-name`}>{t(`shareLinks.fields.${field}`)}</span>
                <small id={`${id}-${field}`}>{tellsText(field, kind, t)}</small>
                {told?.at === field && <span className={styles['told']}>{told.words}</span>}
              </label>
            ))}
          </fieldset>
        )
      })}
      <p className="visually-hidden" aria-live="polite">
        {told?.words}
      </p>
      {tellsCost(chosen) && <p className={styles['warning']}>{t('shareLinks.costKnown')}</p>}
      <p className={styles['refusal']} role="alert">
        {isWrong && t('shareLinks.form.wrongFields')}
      </p>
    </div>
  )
}
