import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttributeEntry } from '../../../../../contract/keeping/product-record.ts'
import { pickName, useIsChinese } from '../../../../catalogue/names.ts'
import buttons from '../../../../ui/buttons.module.css'
import { Chip } from '../../../../ui/Chip.tsx'
import { ChooseField } from '../../../../ui/fields/ChooseField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { isSame } from '../same.ts'
import styles from './Attributes.module.css'
import type { AttributeValueProps } from './known-attributes.ts'

type ChoiceEntry = Extract<AttributeEntry, { type: 'choice' }>
type Option = ChoiceEntry['options'][number]

/** The values of an attribute with options: the chosen ones as chips, one more from the list, or a new one. */
export function AttributeChoice({ attribute, named, entry, error, onChange }: AttributeValueProps<ChoiceEntry>) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [isNaming, setIsNaming] = useState(false)
  const namesOf = (option: Option) => ('id' in option ? attribute.options.find(({ id }) => id === option.id) : option)
  const wordsOf = (option: Option) => {
    const names = namesOf(option)
    return names ? pickName(isChinese, names.name, names.enName) : ''
  }
  const take = (option: Option) => {
    if (!entry.options.some((one) => isSame(one, option))) onChange({ ...entry, options: [...entry.options, option] })
  }
  const chosen = new Set(entry.options.map(wordsOf))
  const byId = attribute.options.map((option) => ({ value: `id ${option.id}`, option, names: option }))
  const byName = named
    .filter(({ enName, name }) => !byId.some(({ names }) => names.enName === enName || names.name === name))
    .map((option) => ({ value: `name ${option.value}`, option, names: option }))
  const offered = [...byId, ...byName].filter(({ names }) => !chosen.has(pickName(isChinese, names.name, names.enName)))
  return (
    <div className={styles['choice']}>
      <ChooseField
        label={t('keptProducts.form.attribute.addOption', { name: attribute.name })}
        noneText={t('keptProducts.noneFound')}
        options={offered.map(({ value, names }) => ({
          value,
          label: pickName(isChinese, names.name, names.enName),
          otherWords: `${names.name ?? ''} ${names.enName ?? ''}`,
        }))}
        value={null}
        error={error}
        onChoose={(value) => {
          const found = offered.find((one) => one.value === value)
          if (!found) return
          const { id } = found.option as { id?: string }
          take(id === undefined ? { name: found.names.name, enName: found.names.enName } : { id })
        }}
      />
      <div className={styles['chips']}>
        {entry.options.map((option) => (
          <Chip
            key={JSON.stringify(option)}
            removeLabel={t('keptProducts.form.attribute.removeOption', { value: wordsOf(option) })}
            onRemove={() => onChange({ ...entry, options: entry.options.filter((one) => one !== option) })}
          >
            {wordsOf(option)}
          </Chip>
        ))}
        {!isNaming && (
          <button type="button" className={styles['more']} onClick={() => setIsNaming(true)}>
            {t('keptProducts.form.attribute.newOption')}
          </button>
        )}
      </div>
      {isNaming && (
        <NewOption
          onTake={(option) => {
            take(option)
            setIsNaming(false)
          }}
        />
      )}
    </div>
  )
}

function NewOption({ onTake }: { onTake: (option: Option) => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [enName, setEnName] = useState('')
  const isNamed = name.trim() !== '' || enName.trim() !== ''
  return (
    <div className={styles['new']}>
      <TextField label={t('keptProducts.form.attribute.newEnName')} lang="en" value={enName} onType={setEnName} />
      <TextField label={t('keptProducts.form.attribute.newName')} lang="zh-CN" value={name} onType={setName} />
      <button
        type="button"
        className={buttons['plain']}
        disabled={!isNamed}
        onClick={() => onTake({ name: name.trim() || null, enName: enName.trim() || null })}
      >
        {t('keptProducts.form.attribute.takeOption')}
      </button>
    </div>
  )
}
