import { useTranslation } from 'react-i18next'
import { labelFields, labelPositions, type Label } from '../../../../contract/boards/item.ts'
import { PlainSelect } from '../PlainSelect.tsx'
import { TickField } from '../TickField.tsx'
import styles from './Looks.module.css'

interface LabelFieldsProps {
  label: Label
  onChange: (label: Label) => void
}

/** The label beside an item on the paper, and its place. */
export function LabelFields({ label, onChange }: LabelFieldsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles['labels']}>
      <legend>{t('boardPanels.label')}</legend>
      <TickField
        label={t('boardPanels.labelShown')}
        isTicked={label.show}
        onTick={(show) =>
          onChange({ ...label, show, fields: label.fields.length > 0 ? label.fields : ['number', 'name'] })
        }
      />
      {label.show && (
        <>
          <div className={styles['fields']}>
            {labelFields.map((field) => (
              <TickField
                key={field}
                label={t(`boardPanels.labelFields.${field}`)}
                isTicked={label.fields.includes(field)}
                onTick={(isIn) =>
                  // In the order of the list, whichever was ticked first.
                  onChange({
                    ...label,
                    fields: labelFields.filter((one) => (one === field ? isIn : label.fields.includes(one))),
                  })
                }
              />
            ))}
          </div>
          <PlainSelect
            label={t('boardPanels.labelPosition')}
            value={label.position}
            options={labelPositions.map((value) => ({ value, label: t(`boardPanels.labelPositions.${value}`) }))}
            onChoose={(position) => onChange({ ...label, position })}
          />
        </>
      )}
    </fieldset>
  )
}
