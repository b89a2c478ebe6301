import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fact } from '../../../../../contract/facts/fact.ts'
import { findFact } from '../../../../../contract/facts/facts.ts'
import { normsText } from '../../../../../contract/facts/norms-text.ts'
import { readClasses } from '../../../../../contract/facts/read-fact.ts'
import { readOf, type ReadOf } from '../../../../../contract/facts/read-of.ts'
import type { AttributeEntry } from '../../../../../contract/keeping/product-record.ts'
import { pickName, useIsChinese } from '../../../../catalogue/names.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Chip } from '../../../../kit/Chip.tsx'
import { ChooseField } from '../../../../kit/fields/ChooseField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { isSame } from '../edits.ts'
import type { AttributeValueProps } from './known-attributes.ts'

/** More than any scale has. */
const MOST_CLASSES = 1000

type ChoiceEntry = Extract<AttributeEntry, { type: 'choice' }>
type Option = ChoiceEntry['options'][number]

/** The values of an attribute with options: the chosen ones as chips, one more from the list, or a new one. */
export function AttributeChoice(props: AttributeValueProps<ChoiceEntry>) {
  const { attribute, entry, error, onChange } = props
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [isNaming, setIsNaming] = useState(false)
  const { offered, wordsOf, take, optionOf } = useOffered(props)
  const { fact } = attribute
  const readTyped = useReadTyped(fact, (all) => take(...all.map(optionOf)))
  return (
    <div className="grid content-start gap-8">
      <ChooseField
        label={t('keptProducts.form.attribute.addOption', { name: attribute.name })}
        options={offered.map(({ value, names }) => ({
          value,
          label: pickName(isChinese, names.name, names.enName),
          otherWords: `${names.name ?? ''} ${names.enName ?? ''}`,
        }))}
        value={null}
        error={error}
        onChange={(value) => {
          const found = offered.find((one) => one.value === value)
          if (found) take(found.option)
        }}
        {...(fact && { onText: readTyped })}
      />
      {fact && <p className="text-meta text-second">{normsText(fact, isChinese ? 'zh' : 'en')}</p>}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
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
          <Button look="inline" label={t('keptProducts.form.attribute.newOption')} onPress={() => setIsNaming(true)} />
        )}
      </div>
      {isNaming && (
        <NewOption
          onTake={(option) => {
            if (option.name ?? option.enName) take(option)
            setIsNaming(false)
          }}
        />
      )}
    </div>
  )
}

interface Names {
  name: string | null
  enName: string | null
}

interface Offered {
  value: string
  option: Option
  names: Names
}

/** What can be chosen: options by id, by name where other products have them, and the classes of a fact in their order. */
function useOffered({ attribute, named, entry, onChange }: AttributeValueProps<ChoiceEntry>) {
  const isChinese = useIsChinese()
  const namesOf = (option: Option) => ('id' in option ? attribute.options.find(({ id }) => id === option.id) : option)
  const wordsOf = (option: Option) => {
    const names = namesOf(option)
    return names ? pickName(isChinese, names.name, names.enName) : ''
  }
  const take = (...options: Option[]) => {
    const fresh = options.filter((option, at) => ![...entry.options, ...options.slice(0, at)].some((one) => isSame(one, option))) // prettier-ignore
    if (fresh.length > 0) onChange({ ...entry, options: [...entry.options, ...fresh] })
  }
  const chosen = new Set(entry.options.map(wordsOf))
  const byId = attribute.options.map((option): Offered => ({ value: `id ${option.id}`, option: { id: option.id }, names: option })) // prettier-ignore
  const byName = named
    .filter(({ enName, name }) => !byId.some(({ names }) => names.enName === enName || names.name === name))
    .map(({ value, name, enName }): Offered => ({ value: `name ${value}`, option: { name, enName }, names: { name, enName } })) // prettier-ignore
  const known = [...byId, ...byName]
  const ofFact = optionsOfFact(attribute.fact)
    .filter((one) => !known.some(({ names }) => isOneOption(names, one)))
    .map((names): Offered => ({ value: `class ${names.name}`, option: names, names }))
  const all = inOrderOf(attribute.fact, [...known, ...ofFact])
  const offered = all.filter(({ names }) => !chosen.has(pickName(isChinese, names.name, names.enName)))
  /** The option of these names that there is, or a new one. */
  const optionOf = (names: Names) => all.find((one) => isOneOption(one.names, names))?.option ?? names
  return { offered, wordsOf, take, optionOf }
}

/** Takes the classes that a typed text states; or says what is not understood. */
function useReadTyped(
  fact: Fact | undefined,
  take: (names: readonly Names[]) => void,
): (text: string) => string | undefined {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  return (text) => {
    const read = fact && typedOptions(fact, text)
    if (!read) return undefined
    if ('rest' in read) return t('keptProducts.form.attribute.unread', { text: read.rest })
    if ('other' in read) {
      const owner = findFact(read.other.code)
      const name = owner ? pickName(isChinese, owner.name, owner.enName) : ''
      return t('keptProducts.form.attribute.ofOther', { text: read.other.text, name })
    }
    take(read.options)
    return undefined
  }
}

function NewOption({ onTake }: { onTake: (names: Names) => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [enName, setEnName] = useState('')
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-10 phone:grid-cols-1">
      <TextField label={t('keptProducts.form.attribute.newEnName')} lang="en" value={enName} onChange={setEnName} />
      <TextField label={t('keptProducts.form.attribute.newName')} lang="zh-CN" value={name} onChange={setName} />
      <Button
        label={t('keptProducts.form.attribute.takeOption')}
        onPress={() => onTake({ name: name.trim() || null, enName: enName.trim() || null })}
      />
    </div>
  )
}

/** The classes or words of a fact, as an import stores them. */
function optionsOfFact(fact: Fact | undefined): Names[] {
  if (fact?.kind === 'choice') return fact.values.map(([name, enName]) => ({ name, enName }))
  if (fact?.kind !== 'class') return []
  return fact.scales.flatMap(({ classes, zh }) => classes.map((own) => namesOf(zh?.[own] ?? own, own)))
}

function namesOf(name: string, enName: string): Names {
  return { name, enName: enName === name ? null : enName }
}

function isOneOption(one: Names, { name, enName }: Names): boolean {
  const words = new Set([one.name, one.enName])
  return (name !== null && words.has(name)) || (enName !== null && words.has(enName))
}

/** Options of a fact in the order of its classes; what is none comes after them. */
function inOrderOf<Option extends { names: Names }>(fact: Fact | undefined, options: readonly Option[]): Option[] {
  if (fact?.kind !== 'class') return [...options]
  const placeOf = ({ names }: Option) => {
    const [reading] = readClasses(fact, names.enName ?? names.name ?? '').readings
    const scale = fact.scales.findIndex(({ key }) => key === reading?.scale)
    return reading ? scale * MOST_CLASSES + reading.low : Number.MAX_SAFE_INTEGER
  }
  return options
    .map((option) => ({ option, place: placeOf(option) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ option }) => option)
}

/** The options that a typed text states; or what of it is another fact's, or not understood. */
function typedOptions(
  fact: Fact,
  text: string,
): { options: Names[] } | { other: ReadOf['others'][number] } | { rest: string } {
  const { store, others, told } = readOf(fact, text)
  const [other] = others
  if (other) return { other }
  const isKnown = fact.kind !== 'choice' || optionsOfFact(fact).some((one) => store?.is === 'options' && store.options.some(({ value, enValue }) => isOneOption(one, { name: value, enName: enValue }))) // prettier-ignore
  if (store?.is !== 'options' || told.rest !== '' || !isKnown) return { rest: told.rest || text }
  return { options: store.options.map(({ value, enValue }) => namesOf(value, enValue)) }
}
