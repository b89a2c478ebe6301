import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_LINES, type BudgetStatus } from '../../../../contract/budgets/budget.ts'
import { LONGEST_NAME, LONGEST_SECTION, LONGEST_UNIT } from '../../../../contract/budgets/entries.ts'
import { mayChange } from '../../../../contract/budgets/permitted.ts'
import { decimalSignOf, readTyped } from '../../../../contract/budgets/typed.ts'
import { LUMP_SUM, OTHER_SECTION } from '../../../../contract/built-in-words.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { useUnitName } from '../../../catalogue/prices/price-text.ts'
import buttons from '../../../kit/buttons.module.css'
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { useStore } from '../../../kit/store.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import type { TableEditor } from '../../table/table-props.ts'
import { typedProblemText } from '../problem-text.ts'
import styles from './AddLines.module.css'
import { ownKinds, ownLine, readUnit, type OwnKind } from './own-line.ts'
import { sectionForOwn } from './own-section.ts'
import { contentsOf } from './take-in.ts'

interface OwnLineFormProps {
  editor: Pick<TableEditor, 'get' | 'subscribe' | 'edit'>
  status: BudgetStatus
  roomId: string | null
  /** The section of the current row, for a line that fits in no other. */
  section: string
  onAdded?: ((lineIds: readonly string[]) => void) | undefined
}

type Field = 'name' | 'quantity' | 'price'
const FIELDS: readonly Field[] = ['name', 'quantity', 'price']

/** A form for a line of the member's own. Enter adds it and begins the next one. */
export function OwnLineForm(props: OwnLineFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { kind, typed, problems, currency, unitText, sectionText, type, add, ...set } = useOwnLine(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.current?.querySelector<HTMLInputElement>(`[name="${add()}"]`)?.focus()
  }
  return (
    <form ref={form} className={styles['own']} noValidate onSubmit={submit}>
      <ChoiceField
        label={t('budgetAdding.kind')}
        options={ownKinds.map((value) => ({ value, label: t(`budgetAdding.kinds.${value}`) }))}
        value={kind}
        onChange={set.setKind}
      />
      <TextField
        name="name"
        label={t('budgetAdding.ownName')}
        value={typed.name}
        error={problems.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={type('name')}
      />
      <div className={styles['pair']}>
        <TextField
          name="quantity"
          label={t('budgetAdding.quantity')}
          value={typed.quantity}
          error={problems.quantity}
          placeholder="1"
          inputMode="decimal"
          autoComplete="off"
          onChange={type('quantity')}
        />
        <TextField
          name="unit"
          label={t('budgetAdding.unit')}
          value={unitText}
          maxLength={LONGEST_UNIT}
          autoComplete="off"
          onChange={set.setTypedUnit}
        />
      </div>
      <TextField
        name="price"
        label={t(unitText ? 'budgetAdding.pricePer' : 'budgetAdding.price', { currency, unit: unitText })}
        value={typed.price}
        error={problems.price}
        inputMode="decimal"
        autoComplete="off"
        note={t('budgetAdding.ownHint')}
        onChange={type('price')}
      />
      <TextField
        name="section"
        label={t('budgetAdding.section')}
        value={sectionText}
        maxLength={LONGEST_SECTION}
        autoComplete="off"
        onChange={set.setTypedSection}
      />
      <button type="submit" className={buttons['filled']}>
        {t('budgetAdding.addOwn')}
      </button>
    </form>
  )
}

/** The state of the form: what is typed, what is wrong with it, and `add`. */
function useOwnLine({ editor, status, roomId, section, onAdded }: OwnLineFormProps) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const unitName = useUnitName()
  const currency = useStore(editor, ({ draft }) => draft.fields.baseCurrency)
  const [kind, setKind] = useState<OwnKind>('custom')
  const [typed, setTyped] = useState({ name: '', quantity: '', price: '' })
  /** Null while the field shows the usual unit of the kind. */
  const [typedUnit, setTypedUnit] = useState<string | null>(null)
  /** Null while the field shows the section that fits the line. */
  const [typedSection, setTypedSection] = useState<string | null>(null)
  /** The section that was typed for the line before. */
  const [lastSection, setLastSection] = useState<string | null>(null)
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const items = useStore(editor, ({ draft }) => draft.items)
  const unitText = typedUnit ?? (kind === 'custom' ? unitName('piece') : nameOf(isChinese, LUMP_SUM))
  const fitting = {
    lines: contentsOf(items).lines,
    here: lastSection ?? section,
    other: nameOf(isChinese, OTHER_SECTION),
  }
  const sectionText = typedSection ?? sectionForOwn({ kind, name: typed.name, unit: unitText }, fitting)

  const type = (field: Field) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    setProblems({ ...problems, [field]: undefined })
  }
  /** Adds the line. Answers the field to focus next: the first wrong one, or the name of the next line. */
  const add = (): Field => {
    const name = typed.name.trim()
    const unit = readUnit(unitText)
    const decimalSign = decimalSignOf(i18n.language)
    const quantity = readTyped(typed.quantity, { kind: 'quantity', decimalSign, unit })
    const price = readTyped(typed.price, { kind: 'price', decimalSign, unit, currency })
    const contents = contentsOf(editor.get().draft.items)
    const found: Partial<Record<Field, string>> = {
      ...(name === '' && { name: t('budgetAdding.ownNamePrompt') }),
      ...(contents.lines.length >= MOST_LINES && { name: t('budgetAdding.full', { most: MOST_LINES }) }),
      ...(!mayChange(status, { of: 'line', field: 'whole' }) && { name: t('budgetAdding.statusForbids') }),
      ...(quantity.problem && { quantity: typedProblemText(t, quantity.problem) }),
      ...(price.problem && { price: typedProblemText(t, price.problem) }),
    }
    setProblems(found)
    const wrong = FIELDS.find((field) => found[field] !== undefined)
    if (wrong) return wrong
    const put = ownLine(
      contents,
      editor.get().draft.fields,
      {
        kind,
        name,
        unit,
        quantity: quantity.value ?? '1',
        price: price.value ?? null,
        per: price.problem ? undefined : price.per,
      },
      { roomId, section: sectionText.trim() },
    )
    editor.edit({ put })
    onAdded?.(put.filter((entry) => entry.type === 'line').map(({ id }) => id))
    say(t('budgetAdding.ownAdded', { name }))
    setTyped({ name: '', quantity: '', price: '' })
    if (typedSection !== null) setLastSection(typedSection.trim())
    setTypedSection(null)
    return 'name'
  }
  return { kind, setKind, typed, type, problems, currency, unitText, setTypedUnit, sectionText, setTypedSection, add }
}
