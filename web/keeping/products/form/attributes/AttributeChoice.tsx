import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassFact } from '../../../../../contract/facts/fact.ts'
import { findFact } from '../../../../../contract/facts/facts.ts'
import { normsText } from '../../../../../contract/facts/norms-text.ts'
import { readClasses } from '../../../../../contract/facts/read-fact.ts'
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
  const fact = attribute.fact?.kind === 'class' ? attribute.fact : undefined
  const byId = attribute.options.map((option) => ({ value: `id ${option.id}`, option, names: option }))
  const byName = named
    .filter(({ enName, name }) => !byId.some(({ names }) => names.enName === enName || names.name === name))
    .map((option) => ({ value: `name ${option.value}`, option, names: option }))
  const known = [...byId, ...byName]
  const byClass = classesOf(fact)
    .filter((text) => !known.some(({ names }) => names.name === text || names.enName === text))
    .map((text) => ({
      value: `class ${text}`,
      option: { name: text, enName: null },
      names: { name: text, enName: null },
    }))
  const textOf = ({ names }: (typeof known)[number] | (typeof byClass)[number]) =>
    pickName(isChinese, names.name, names.enName)
  const offered = inOrder([...known, ...byClass], fact, textOf).filter((one) => !chosen.has(textOf(one)))
  const takeOffered = (found: (typeof offered)[number]) => {
    const { id } = found.option as { id?: string }
    return id === undefined ? { name: found.names.name, enName: found.names.enName } : { id }
  }
  /** Takes the classes of a typed text; or says what is not understood. */
  const readTyped = (text: string) => {
    if (!fact) return undefined
    const { classes, others, rest } = readClasses(fact, text)
    const [other] = others
    const owner = findFact(other?.code)
    if (other && owner)
      return t('keptProducts.form.attribute.ofOther', {
        text: other.text,
        name: pickName(isChinese, owner.name, owner.enName),
      })
    if (classes.length === 0 || rest !== '') return t('keptProducts.form.attribute.unread', { text: rest || text })
    const all = [...known, ...byClass]
    const options = classes.map((one) => {
      const found = all.find(({ names }) => names.name === one || names.enName === one)
      return found ? takeOffered(found) : { name: one, enName: null }
    })
    const fresh = options.filter(
      (option, at) => ![...entry.options, ...options.slice(0, at)].some((one) => isSame(one, option)),
    )
    if (fresh.length > 0) onChange({ ...entry, options: [...entry.options, ...fresh] })
    return undefined
  }
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
          if (found) take(takeOffered(found))
        }}
        {...(fact && { onText: readTyped })}
      />
      {fact && <p className={styles['norms']}>{normsText(fact, isChinese ? 'zh' : 'en')}</p>}
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

function classesOf(fact: ClassFact | undefined): string[] {
  return fact?.scales.flatMap(({ classes }) => classes) ?? []
}

/** Options of a fact in the order of its classes; what is none comes after them. */
function inOrder<Offered>(
  options: Offered[],
  fact: ClassFact | undefined,
  textOf: (option: Offered) => string,
): Offered[] {
  if (!fact) return options
  const placeOf = (option: Offered) => {
    const [reading] = readClasses(fact, textOf(option)).readings
    const scale = fact.scales.findIndex(({ key }) => key === reading?.scale)
    return reading ? scale * MOST_CLASSES + reading.low : Infinity
  }
  const placed = options.map((option) => ({ option, place: placeOf(option) }))
  return placed
    .toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ option }) => option)
}

const MOST_CLASSES = 100

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
