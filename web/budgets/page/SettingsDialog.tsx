import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_CONTINGENCY_PCT, MOST_TAX_PCT } from '../../../contract/budgets/amounts.ts'
import {
  budgetFieldNames,
  LONGEST_BUDGET_NAME,
  LONGEST_CLIENT_NAME,
  LONGEST_CODE,
  packings,
  taxModes,
  taxRoundings,
  unitSystems,
  type BudgetField,
  type BudgetFields,
} from '../../../contract/budgets/budget.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { decimalSignOf, readTyped, type TypedReading } from '../../../contract/budgets/typed.ts'
import { rateList } from '../../catalogue/queries.ts'
import buttons from '../../ui/buttons.module.css'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Choice } from '../../ui/fields/Choice.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor } from '../editing/use-budget.ts'
import { AreaField } from './AreaField.tsx'
import styles from './dialogs.module.css'
import { exchanged } from './exchanged.ts'

/** What the settings can be opened at. */
export type SettingsPlace = 'name' | 'projectDate' | 'targetBudget'

interface SettingsDialogProps {
  editor: BudgetEditor
  place: SettingsPlace
  isOpen: boolean
  onClose: () => void
}

/** What the list is called and reckoned with. It is kept as one step, which can be undone. */
export function SettingsDialog({ editor, place, isOpen, onClose }: SettingsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('budgetPage.settings.title')}
      closeLabel={t('budgetPage.close')}
      width={640}
      isOpen={isOpen}
      onClose={onClose}
      hasField
      isHeld
    >
      <SettingsForm editor={editor} place={place} onDone={onClose} />
    </Dialog>
  )
}

interface SettingsFormProps extends Pick<SettingsDialogProps, 'editor' | 'place'> {
  onDone: () => void
}

function SettingsForm({ editor, place, onDone }: SettingsFormProps) {
  const { t, i18n } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  // The dialog gives it the focus without scrolling to it.
  useEffect(() => {
    form.current?.querySelector('[data-autofocus]')?.scrollIntoView({ block: 'center' })
  }, [])
  const focused = (field: SettingsPlace) => (field === place ? { 'data-autofocus': true } : {})
  const status = useEditor(editor, (state) => state.status)
  const [before] = useState(() => editor.get().draft.fields)
  const [fields, setFields] = useState(before)
  const [typed, setTyped] = useState({
    defaultTaxRate: shown(before.defaultTaxRate, i18n.language),
    contingencyPct: shown(before.contingencyPct, i18n.language),
    targetBudget: before.targetBudget === null ? '' : shown(before.targetBudget, i18n.language),
  })
  const { data: rates = [] } = useQuery(rateList)
  const set = (changed: Partial<BudgetFields>) => setFields({ ...fields, ...changed })
  const may = (field: BudgetField) => mayChange(status, { of: 'list', field })
  const read = (text: string, reading: Omit<TypedReading, 'decimalSign'>) =>
    readTyped(text, { ...reading, decimalSign: decimalSignOf(i18n.language) })
  const taxRate = read(typed.defaultTaxRate, { kind: 'percent', most: MOST_TAX_PCT })
  const contingency = read(typed.contingencyPct, { kind: 'percent', most: MOST_CONTINGENCY_PCT })
  const target = read(typed.targetBudget, { kind: 'price', currency: fields.baseCurrency })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = fields.name.trim()
    if (name === '' || taxRate.problem || contingency.problem || target.problem) return
    const next: BudgetFields = {
      ...fields,
      name,
      defaultTaxRate: taxRate.value ?? '0',
      contingencyPct: contingency.value ?? '0',
      targetBudget: target.value,
    }
    // Only what was changed here: the rest may have become another meanwhile.
    const changed = Object.fromEntries(
      budgetFieldNames
        .filter((field) => may(field) && next[field] !== before[field])
        .map((field) => [field, next[field]]),
    ) as Partial<BudgetFields>
    const put =
      changed.baseCurrency === undefined
        ? []
        : exchanged(editor.get().draft.items.values(), changed.baseCurrency, rates)
    if (Object.keys(changed).length > 0) editor.edit({ fields: changed, put })
    onDone()
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      {!may('taxMode') && <p className={styles['hint']}>{t('budgetPage.settings.someClosed')}</p>}
      <Part isOpen={may('name')}>
        <TextField
          label={t('budgets.name')}
          value={fields.name}
          autoComplete="off"
          {...focused('name')}
          error={fields.name.trim() === '' ? t('budgets.namePrompt') : undefined}
          limit={{ most: LONGEST_BUDGET_NAME, text: t('budgets.nameFull', { count: LONGEST_BUDGET_NAME }) }}
          onType={(name) => set({ name })}
        />
        <TextField
          label={t('budgets.client')}
          value={fields.clientName}
          autoComplete="off"
          limit={{ most: LONGEST_CLIENT_NAME, text: t('budgets.clientFull', { count: LONGEST_CLIENT_NAME }) }}
          onType={(clientName) => set({ clientName })}
        />
        <div className={styles['pair']}>
          <TextField
            label={t('budgetPage.settings.code')}
            value={fields.code}
            autoComplete="off"
            maxLength={LONGEST_CODE}
            onType={(code) => set({ code: code.slice(0, LONGEST_CODE) })}
          />
          <TextField
            label={t('budgetPage.settings.projectDate')}
            type="date"
            {...focused('projectDate')}
            value={fields.projectDate ?? ''}
            onType={(date) => set({ projectDate: date || null })}
          />
        </div>
        <AreaField areaId={fields.areaId} onChoose={(areaId) => set({ areaId })} />
      </Part>
      <Part isOpen={may('baseCurrency')}>
        <CurrencyField
          value={fields.baseCurrency}
          codes={rates.map(({ currency }) => currency)}
          onChoose={(baseCurrency) => set({ baseCurrency })}
        />
      </Part>
      <Part isOpen={may('unitSystem')}>
        <Choice
          label={t('budgets.units')}
          options={unitSystems.map((value) => ({ value, label: t(`budgets.unitSystems.${value}`) }))}
          value={fields.unitSystem}
          onChoose={(unitSystem) => set({ unitSystem })}
        />
      </Part>
      <Part isOpen={may('taxMode')}>
        <div className={styles['pair']}>
          <Choice
            label={t('budgets.tax')}
            options={taxModes.map((value) => ({ value, label: t(`budgets.taxModes.${value}`) }))}
            value={fields.taxMode}
            onChoose={(taxMode) => set({ taxMode })}
          />
          <Choice
            label={t('budgetPage.settings.taxRounding')}
            options={taxRoundings.map((value) => ({ value, label: t(`budgetPage.settings.taxRoundings.${value}`) }))}
            value={fields.taxRounding}
            onChoose={(taxRounding) => set({ taxRounding })}
          />
          <TextField
            label={t('budgets.taxRate')}
            value={typed.defaultTaxRate}
            inputMode="decimal"
            autoComplete="off"
            error={taxRate.problem && t('budgetPage.settings.percentWrong', { most: MOST_TAX_PCT })}
            onType={(defaultTaxRate) => setTyped({ ...typed, defaultTaxRate })}
          />
          <TextField
            label={t('budgetPage.settings.contingency')}
            value={typed.contingencyPct}
            inputMode="decimal"
            autoComplete="off"
            error={contingency.problem && t('budgetPage.settings.percentWrong', { most: MOST_CONTINGENCY_PCT })}
            onType={(contingencyPct) => setTyped({ ...typed, contingencyPct })}
          />
        </div>
        <Choice
          label={t('budgetPage.settings.packing')}
          options={packings.map((value) => ({ value, label: t(`budgetPage.settings.packings.${value}`) }))}
          value={fields.packing}
          onChoose={(packing) => set({ packing })}
        />
      </Part>
      <Part isOpen={may('targetBudget')}>
        <TextField
          label={t('budgetPage.settings.target', { currency: fields.baseCurrency })}
          value={typed.targetBudget}
          inputMode="decimal"
          autoComplete="off"
          {...focused('targetBudget')}
          error={target.problem && t('budgetPage.settings.amountWrong')}
          onType={(targetBudget) => setTyped({ ...typed, targetBudget })}
        />
      </Part>
      <div className={styles['deeds']}>
        <button type="submit" className={buttons['filled']}>
          {t('budgetPage.settings.save')}
        </button>
      </div>
    </form>
  )
}

/** Fields that a status closes together. */
function Part({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles['part']} disabled={!isOpen}>
      {children}
    </fieldset>
  )
}

function CurrencyField({
  value,
  codes,
  onChoose,
}: {
  value: string
  codes: readonly string[]
  onChoose: (currency: string) => void
}) {
  const { t, i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  return (
    <SelectField
      label={t('budgets.currency')}
      hint={t('budgetPage.settings.currencyNote')}
      options={[...new Set([value, ...codes])].map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }))}
      value={value}
      onChoose={onChoose}
    />
  )
}

/** A decimal of the contract with the sign that the person types. */
function shown(decimal: string, language: string): string {
  return decimal.replace('.', decimalSignOf(language))
}
