import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_CONTINGENCY_PCT, MOST_TAX_PCT } from '../../../contract/budgets/amounts.ts'
import {
  LONGEST_BUDGET_NAME,
  LONGEST_CLIENT_NAME,
  LONGEST_CODE,
  packings,
  taxModes,
  taxRoundings,
  unitSystems,
  type BudgetFields,
} from '../../../contract/budgets/budget.ts'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { AreaField } from './AreaField.tsx'
import styles from './dialogs.module.css'
import { useSettings, type TypedNumbers } from './use-settings.ts'

/** Fields that the settings can open at. */
export type SettingsPlace = 'name' | 'projectDate' | 'targetBudget'

interface SettingsDialogProps {
  editor: BudgetEditor
  place: SettingsPlace
  isOpen: boolean
  onClose: () => void
}

/** The settings of a list. They are saved as one step, which can be undone. */
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
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  // The dialog focuses the field without scrolling to it.
  useEffect(() => {
    form.current?.querySelector('[data-autofocus]')?.scrollIntoView({ block: 'center' })
  }, [])
  const focused = (field: SettingsPlace) => (field === place ? { 'data-autofocus': true } : {})
  const { fields, set, typed, type, rates, taxRate, contingency, target, may, save } = useSettings(editor)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save()) onDone()
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      {!may('taxMode') && <p className={styles['hint']}>{t('budgetPage.settings.someClosed')}</p>}
      <NameFields fields={fields} isOpen={may('name')} onChange={set} focused={focused} />
      <Part isOpen={may('baseCurrency')}>
        <CurrencyField
          value={fields.baseCurrency}
          codes={rates.map(({ currency }) => currency)}
          onChoose={(baseCurrency) => set({ baseCurrency })}
        />
      </Part>
      <Part isOpen={may('unitSystem')}>
        <ChoiceField
          label={t('budgets.units')}
          options={unitSystems.map((value) => ({ value, label: t(`budgets.unitSystems.${value}`) }))}
          value={fields.unitSystem}
          onChange={(unitSystem) => set({ unitSystem })}
        />
      </Part>
      <TaxFields
        fields={fields}
        isOpen={may('taxMode')}
        onChange={set}
        typed={typed}
        onType={type}
        isRateWrong={taxRate.problem !== undefined}
        isContingencyWrong={contingency.problem !== undefined}
      />
      <Part isOpen={may('targetBudget')}>
        <TextField
          label={t('budgetPage.settings.target', { currency: fields.baseCurrency })}
          value={typed.targetBudget}
          inputMode="decimal"
          autoComplete="off"
          {...focused('targetBudget')}
          error={target.problem && t('budgetPage.settings.amountWrong')}
          onChange={(targetBudget) => type({ targetBudget })}
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

interface PartProps {
  fields: BudgetFields
  isOpen: boolean
  onChange: (changed: Partial<BudgetFields>) => void
}

interface NameFieldsProps extends PartProps {
  /** The attribute that makes the dialog focus a field, where the settings open at it. */
  focused: (field: SettingsPlace) => object
}

function NameFields({ fields, isOpen, onChange, focused }: NameFieldsProps) {
  const { t } = useTranslation()
  return (
    <Part isOpen={isOpen}>
      <TextField
        label={t('budgets.name')}
        value={fields.name}
        autoComplete="off"
        {...focused('name')}
        error={fields.name.trim() === '' ? t('budgets.namePrompt') : undefined}
        limit={{ most: LONGEST_BUDGET_NAME, text: t('budgets.nameFull', { count: LONGEST_BUDGET_NAME }) }}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={t('budgets.client')}
        value={fields.clientName}
        autoComplete="off"
        limit={{ most: LONGEST_CLIENT_NAME, text: t('budgets.clientFull', { count: LONGEST_CLIENT_NAME }) }}
        onChange={(clientName) => onChange({ clientName })}
      />
      <div className={styles['pair']}>
        <TextField
          label={t('budgetPage.settings.code')}
          value={fields.code}
          autoComplete="off"
          maxLength={LONGEST_CODE}
          onChange={(code) => onChange({ code: code.slice(0, LONGEST_CODE) })}
        />
        <TextField
          label={t('budgetPage.settings.projectDate')}
          type="date"
          {...focused('projectDate')}
          value={fields.projectDate ?? ''}
          onChange={(date) => onChange({ projectDate: date || null })}
        />
      </div>
      <AreaField areaId={fields.areaId} onChoose={(areaId) => onChange({ areaId })} />
    </Part>
  )
}

interface TaxFieldsProps extends PartProps {
  typed: TypedNumbers
  onType: (typed: Partial<TypedNumbers>) => void
  isRateWrong: boolean
  isContingencyWrong: boolean
}

function TaxFields({ fields, isOpen, onChange, typed, onType, isRateWrong, isContingencyWrong }: TaxFieldsProps) {
  const { t } = useTranslation()
  return (
    <Part isOpen={isOpen}>
      <div className={styles['pair']}>
        <ChoiceField
          label={t('budgets.tax')}
          options={taxModes.map((value) => ({ value, label: t(`budgets.taxModes.${value}`) }))}
          value={fields.taxMode}
          onChange={(taxMode) => onChange({ taxMode })}
        />
        <ChoiceField
          label={t('budgetPage.settings.taxRounding')}
          options={taxRoundings.map((value) => ({ value, label: t(`budgetPage.settings.taxRoundings.${value}`) }))}
          value={fields.taxRounding}
          onChange={(taxRounding) => onChange({ taxRounding })}
        />
        <TextField
          label={t('budgets.taxRate')}
          value={typed.defaultTaxRate}
          inputMode="decimal"
          autoComplete="off"
          error={isRateWrong ? t('budgetPage.settings.percentWrong', { most: MOST_TAX_PCT }) : undefined}
          onChange={(defaultTaxRate) => onType({ defaultTaxRate })}
        />
        <TextField
          label={t('budgetPage.settings.contingency')}
          value={typed.contingencyPct}
          inputMode="decimal"
          autoComplete="off"
          error={isContingencyWrong ? t('budgetPage.settings.percentWrong', { most: MOST_CONTINGENCY_PCT }) : undefined}
          onChange={(contingencyPct) => onType({ contingencyPct })}
        />
      </div>
      <ChoiceField
        label={t('budgetPage.settings.packing')}
        options={packings.map((value) => ({ value, label: t(`budgetPage.settings.packings.${value}`) }))}
        value={fields.packing}
        onChange={(packing) => onChange({ packing })}
      />
    </Part>
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
      note={t('budgetPage.settings.currencyNote')}
      options={[...new Set([value, ...codes])].map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }))}
      value={value}
      onChange={onChoose}
    />
  )
}
