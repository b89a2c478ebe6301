import '../../locales/budgets-texts.ts'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { MOST_TAX_PCT } from '../../../contract/budgets/amounts.ts'
import {
  LONGEST_BUDGET_NAME,
  LONGEST_CLIENT_NAME,
  NEW_BUDGET,
  taxModes,
  unitSystems,
  type BudgetFields,
} from '../../../contract/budgets/budget.ts'
import { decimalSignOf, readTyped } from '../../../contract/budgets/typed.ts'
import { TransportError } from '../../api.ts'
import { rateList } from '../../catalogue/queries.ts'
import { saysDemoMode } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { nameRefusal } from '../../workspace/name-refusal.ts'
import { useKeyFor } from '../../workspace/new-key.ts'
import { budgetAddress } from '../budget-address.ts'
import { useBudgetNames, useCreateBudget, useDuplicateBudget } from '../queries.ts'
import styles from './NewBudgetDialog.module.css'
import { roomsNamed, STARTING_ROOMS } from './starting-rooms.ts'

/** What a list takes over from the project in which it is made. */
export type ProjectTerms = Pick<BudgetFields, 'clientName' | 'unitSystem'> & { id: string; currency: string }

interface NewBudgetDialogProps {
  memberId: string
  /** Makes it in this project. */
  project?: ProjectTerms
  isOpen: boolean
  onClose: () => void
}

/** Asks for the name and the terms of a new list and for what it starts with, creates it and opens it. */
export function NewBudgetDialog({ memberId, project, isOpen, onClose }: NewBudgetDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goTo = (id: string) => {
    onClose()
    void navigate(budgetAddress(id))
  }
  return (
    <Dialog
      title={t('budgets.newTitle')}
      closeLabel={t('drawer.close')}
      width={620}
      isOpen={isOpen}
      onClose={onClose}
      hasField
      isHeld
    >
      <NewBudgetForm memberId={memberId} project={project} onMade={goTo} />
    </Dialog>
  )
}

const BEGINS = ['empty', 'apartment', 'hotel', 'mine'] as const
type Begin = (typeof BEGINS)[number]

/** The terms of a list that does not copy another one. */
type Terms = Pick<BudgetFields, 'clientName' | 'baseCurrency' | 'taxMode' | 'unitSystem'> & {
  /** The tax rate as typed. */
  typedRate: string
}

interface NewBudgetFormProps {
  memberId: string
  project: ProjectTerms | undefined
  onMade: (id: string) => void
}

function NewBudgetForm({ memberId, project, onMade }: NewBudgetFormProps) {
  const { t, i18n } = useTranslation()
  const { isPending, createLike, createEmpty } = useCreation(project?.id)
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [begin, setBegin] = useState<Begin>('empty')
  const [templateId, setTemplateId] = useState('')
  const [terms, setTerms] = useState<Terms>({
    clientName: project?.clientName ?? NEW_BUDGET.clientName,
    baseCurrency: project?.currency ?? NEW_BUDGET.baseCurrency,
    taxMode: NEW_BUDGET.taxMode,
    unitSystem: project?.unitSystem ?? NEW_BUDGET.unitSystem,
    typedRate: NEW_BUDGET.defaultTaxRate,
  })
  const [hasTried, setHasTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const rateField = useRef<HTMLInputElement>(null)
  const mine = useBudgetNames(memberId)
  const template = mine.find(({ id }) => id === templateId) ?? mine[0]
  const isLikeMine = begin === 'mine' && template !== undefined
  const rate = taxRateIn(terms.typedRate, i18n.language)
  const refuse = (words: string) => {
    setRefusal(words)
    nameField.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (isPending) return
    if (!name.trim()) return refuse(t('budgets.namePrompt'))
    if (rate === null && !isLikeMine) return rateField.current?.focus()
    try {
      onMade(
        isLikeMine
          ? await createLike(template.id, name.trim())
          : await createEmpty(name.trim(), terms, { begin, taxRate: rate ?? NEW_BUDGET.defaultTaxRate }),
      )
    } catch (error) {
      if (saysDemoMode(error) || error instanceof TransportError) reportFailure(error)
      else refuse(nameRefusal(error, t))
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={nameField}
        label={t('budgets.name')}
        value={name}
        error={refusal}
        autoComplete="off"
        data-autofocus
        limit={{ most: LONGEST_BUDGET_NAME, text: t('budgets.nameFull', { count: LONGEST_BUDGET_NAME }) }}
        onChange={(typed) => {
          setName(typed)
          setRefusal(undefined)
        }}
      />
      <BeginField begin={begin} hasMine={mine.length > 0} isLikeMine={isLikeMine} onChoose={setBegin} />
      {isLikeMine ? (
        <SelectField
          label={t('budgets.template')}
          note={t('budgets.beginHints.mine')}
          options={mine.map(({ id, name: label }) => ({ value: id, label }))}
          value={template.id}
          onChange={setTemplateId}
        />
      ) : (
        <TermsFields
          terms={terms}
          onChange={(changed) => setTerms({ ...terms, ...changed })}
          rateField={rateField}
          isRateWrong={hasTried && rate === null}
        />
      )}
      <button type="submit" className={buttons['filled']} aria-busy={isPending}>
        {t('budgets.add')}
      </button>
    </form>
  )
}

/** Creates lists. A retry after no answer uses the same key, so that no second list is created. */
function useCreation(projectId: string | undefined) {
  const { t } = useTranslation()
  const { mutateAsync: create, isPending: isCreating } = useCreateBudget()
  const { mutateAsync: duplicate, isPending: isDuplicating } = useDuplicateBudget({ isSilent: true })
  const keyFor = useKeyFor()
  const place = projectId === undefined ? {} : { projectId }
  return {
    isPending: isCreating || isDuplicating,
    createLike: (id: string, name: string) => {
      const wanted = { id, name, prices: 0, ...place } as const
      return duplicate({ ...wanted, key: keyFor(JSON.stringify(wanted)) })
    },
    createEmpty: (name: string, terms: Terms, { begin, taxRate }: { begin: Begin; taxRate: string }) => {
      const { typedRate: _, ...chosen } = terms
      const wanted = { ...chosen, name, defaultTaxRate: taxRate, ...place }
      const key = keyFor(JSON.stringify([wanted, begin]))
      return create({ ...wanted, rooms: roomsNamed(roomNames(begin, t)), key })
    },
  }
}

interface BeginFieldProps {
  begin: Begin
  /** The member has lists to copy. */
  hasMine: boolean
  isLikeMine: boolean
  onChoose: (begin: Begin) => void
}

function BeginField({ begin, hasMine, isLikeMine, onChoose }: BeginFieldProps) {
  const { t, i18n } = useTranslation()
  const rooms = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(roomNames(begin, t))
  return (
    <div>
      <ChoiceField
        label={t('budgets.begin')}
        options={BEGINS.filter((one) => one !== 'mine' || hasMine).map((value) => ({
          value,
          label: t(`budgets.begins.${value}`),
        }))}
        value={begin}
        onChange={onChoose}
      />
      {!isLikeMine && (
        <p className={styles['hint']} aria-live="polite">
          {t(`budgets.beginHints.${begin}`, { rooms })}
        </p>
      )}
    </div>
  )
}

interface TermsFieldsProps {
  terms: Terms
  onChange: (changed: Partial<Terms>) => void
  rateField: RefObject<HTMLInputElement | null>
  isRateWrong: boolean
}

function TermsFields({ terms, onChange, rateField, isRateWrong }: TermsFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('budgets.client')}
        value={terms.clientName}
        autoComplete="off"
        limit={{ most: LONGEST_CLIENT_NAME, text: t('budgets.clientFull', { count: LONGEST_CLIENT_NAME }) }}
        onChange={(clientName) => onChange({ clientName })}
      />
      <CurrencyField value={terms.baseCurrency} onChoose={(baseCurrency) => onChange({ baseCurrency })} />
      <div className={styles['pair']}>
        <ChoiceField
          label={t('budgets.tax')}
          options={taxModes.map((value) => ({ value, label: t(`budgets.taxModes.${value}`) }))}
          value={terms.taxMode}
          onChange={(taxMode) => onChange({ taxMode })}
        />
        <TextField
          ref={rateField}
          label={t('budgets.taxRate')}
          value={terms.typedRate}
          inputMode="decimal"
          autoComplete="off"
          error={isRateWrong ? t('budgets.taxWrong', { most: MOST_TAX_PCT }) : undefined}
          onChange={(typedRate) => onChange({ typedRate })}
        />
      </div>
      <div>
        <ChoiceField
          label={t('budgets.units')}
          options={unitSystems.map((value) => ({ value, label: t(`budgets.unitSystems.${value}`) }))}
          value={terms.unitSystem}
          onChange={(unitSystem) => onChange({ unitSystem })}
        />
        <p className={styles['hint']}>{t('budgets.unitsHint')}</p>
      </div>
    </>
  )
}

/** A currency that prices can be exchanged into. */
function CurrencyField({ value, onChoose }: { value: string; onChoose: (currency: string) => void }) {
  const { t, i18n } = useTranslation()
  const { data: rates = [] } = useQuery(rateList)
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  const known = new Set([NEW_BUDGET.baseCurrency, value, ...rates.map(({ currency }) => currency)])
  return (
    <SelectField
      label={t('budgets.currency')}
      note={t('budgets.currencyHint')}
      options={[...known].map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }))}
      value={value}
      onChange={onChoose}
    />
  )
}

/** The typed rate, null where it is not a rate. An empty text means 0 %. */
function taxRateIn(typed: string, language: string): string | null {
  const { value } = readTyped(typed, { kind: 'percent', decimalSign: decimalSignOf(language), most: MOST_TAX_PCT })
  return value === undefined ? null : (value ?? '0')
}

function roomNames(begin: Begin, t: TFunction): string[] {
  if (begin !== 'apartment' && begin !== 'hotel') return []
  return STARTING_ROOMS[begin].map((room) => t(`budgets.rooms.${room}`))
}
