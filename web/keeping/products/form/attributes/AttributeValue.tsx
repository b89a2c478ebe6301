import { useTranslation } from 'react-i18next'
import type { Fact } from '../../../../../contract/facts/fact.ts'
import { readOf } from '../../../../../contract/facts/read-of.ts'
import { unitsNamed } from '../../../../../contract/values/words.ts'
import { SelectField } from '../../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { NumberField } from '../../../../kit/fields/NumberField.tsx'
import { AttributeChoice } from './AttributeChoice.tsx'
import styles from './Attributes.module.css'
import type { AttributeValueProps } from './known-attributes.ts'

/** The fields for one attribute's value, by its type. */
export function AttributeValue({ attribute, named, entry, error, onChange }: AttributeValueProps) {
  const { t } = useTranslation()
  const name = attribute.unit ? `${attribute.name} (${attribute.unit})` : attribute.name
  const [unit] = unitsNamed(attribute.unit ?? '')
  const read = (text: string) => figureOf(attribute.fact, text)
  switch (entry.type) {
    case 'text':
      return (
        <div className={styles['pair']}>
          <TextField
            label={t('keptProducts.form.attribute.enText', { name })}
            lang="en"
            value={entry.enText ?? ''}
            error={error}
            onChange={(text) => onChange({ ...entry, enText: text || null })}
          />
          <TextField
            label={t('keptProducts.form.attribute.text', { name })}
            lang="zh-CN"
            value={entry.text ?? ''}
            onChange={(text) => onChange({ ...entry, text: text || null })}
          />
        </div>
      )
    case 'number':
      return (
        <NumberField
          label={name}
          unit={unit}
          read={read}
          value={entry.number}
          error={error}
          onChange={(number) => onChange({ ...entry, number: number as number })}
        />
      )
    case 'range':
      return (
        <div className={styles['pair']}>
          <NumberField
            label={t('keptProducts.form.attribute.low', { name })}
            unit={unit}
            read={read}
            value={entry.low}
            error={error}
            onChange={(low) => onChange({ ...entry, low: low as number })}
          />
          <NumberField
            label={t('keptProducts.form.attribute.high', { name })}
            unit={unit}
            read={read}
            value={entry.high}
            onChange={(high) => onChange({ ...entry, high: high as number })}
          />
        </div>
      )
    case 'boolean':
      return (
        <div>
          <SelectField
            label={name}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`keptProducts.form.${value}`) }))}
            value={entry.yes ? 'yes' : 'no'}
            onChange={(value) => onChange({ ...entry, yes: value === 'yes' })}
          />
          <p className={styles['mistake']} role="alert">
            {error}
          </p>
        </div>
      )
    case 'choice':
      return <AttributeChoice attribute={{ ...attribute, name }} {...{ named, entry, error, onChange }} />
  }
}

/** The figure that a text states of a fact alone: `36+ wet`. */
function figureOf(fact: Fact | undefined, text: string): number | undefined {
  if (fact?.kind !== 'number') return undefined
  const { store, others, told } = readOf(fact, text)
  const isOne = store?.is === 'figure' && store.low === store.high && others.length === 0 && told.rest === ''
  return isOne ? store.low : undefined
}
