import { useTranslation } from 'react-i18next'
import type { Fact } from '../../../../../contract/facts/fact.ts'
import { readOf } from '../../../../../contract/facts/read-of.ts'
import { unitsNamed } from '../../../../../contract/values/words.ts'
import { NumberField } from '../../../../kit/fields/NumberField.tsx'
import { SelectField } from '../../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { AttributeChoice } from './AttributeChoice.tsx'
import type { AttributeValueProps } from './known-attributes.ts'

const texts = [
  { field: 'enText', lang: 'en' },
  { field: 'text', lang: 'zh-CN' },
] as const

/** The fields for one attribute's value, by its type. */
export function AttributeValue(props: AttributeValueProps) {
  const { attribute, entry, error, onChange } = props
  const { t } = useTranslation()
  const name = attribute.unit ? `${attribute.name} (${attribute.unit})` : attribute.name
  const [unit] = unitsNamed(attribute.unit ?? '')
  const read = (text: string) => figureOf(attribute.fact, text)
  switch (entry.type) {
    case 'text':
      return (
        <div className={PAIR}>
          {texts.map(({ field, lang }) => (
            <TextField
              key={field}
              label={t(`keptProducts.form.attribute.${field}`, { name })}
              lang={lang}
              value={entry[field] ?? ''}
              error={field === 'enText' ? error : undefined}
              onChange={(text) => onChange({ ...entry, [field]: text || null })}
            />
          ))}
        </div>
      )
    case 'number':
      return (
        <NumberField
          label={name}
          {...{ unit, read, error }}
          value={entry.number}
          onChange={(number) => onChange({ ...entry, number: number as number })}
        />
      )
    case 'range':
      return (
        <div className={PAIR}>
          {(['low', 'high'] as const).map((end) => (
            <NumberField
              key={end}
              label={t(`keptProducts.form.attribute.${end}`, { name })}
              {...{ unit, read }}
              value={entry[end]}
              error={end === 'low' ? error : undefined}
              onChange={(number) => onChange({ ...entry, [end]: number as number })}
            />
          ))}
        </div>
      )
    case 'boolean':
      return (
        <SelectField
          label={name}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`keptProducts.form.${value}`) }))}
          value={entry.yes ? 'yes' : 'no'}
          error={error}
          onChange={(value) => onChange({ ...entry, yes: value === 'yes' })}
        />
      )
    case 'choice':
      return <AttributeChoice {...props} attribute={{ ...attribute, name }} entry={entry} />
  }
}

const PAIR = 'grid grid-cols-2 gap-10 phone:grid-cols-1'

/** The figure that a text states of a fact alone: `36+ wet`. */
function figureOf(fact: Fact | undefined, text: string): number | undefined {
  if (fact?.kind !== 'number') return undefined
  const { store, others, told } = readOf(fact, text)
  const isOne = store?.is === 'figure' && store.low === store.high && others.length === 0 && told.rest === ''
  return isOne ? store.low : undefined
}
