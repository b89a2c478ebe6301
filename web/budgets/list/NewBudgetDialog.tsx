import '../../locales/budgets-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { MOST_TAX_PCT } from '../../../contract/budgets/amounts.ts'
import {
  LONGEST_BUDGET_NAME,
  LONGEST_CLIENT_NAME,
  NEW_BUDGET,
  taxModes,
  unitSystems,
} from '../../../contract/budgets/budget.ts'
import { decimalSignOf, readTyped } from '../../../contract/budgets/typed.ts'
import { TransportError } from '../../api.ts'
import { rateList } from '../../catalogue/queries.ts'
import { saysDemoMode } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../ui/buttons.module.css'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Choice } from '../../ui/fields/Choice.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { nameRefusal } from '../../workspace/name-refusal.ts'
import { useKeyFor } from '../../workspace/new-key.ts'
import { budgetAddress } from '../budget-address.ts'
import { useBudgetNames, useCreateBudget, useDuplicateBudget } from '../queries.ts'
import styles from './NewBudgetDialog.module.css'
import { roomsNamed, STARTING_ROOMS } from './starting-rooms.ts'

interface NewBudgetDialogProps {
  memberId: string
  isOpen: boolean
  onClose: () => void
}

/** What a new list is called and reckoned in, and what it begins with; then it opens. */
export function NewBudgetDialog({ memberId, isOpen, onClose }: NewBudgetDialogProps) {
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
      <NewBudgetForm memberId={memberId} onMade={goTo} />
    </Dialog>
  )
}

const BEGINS = ['empty', 'apartment', 'hotel', 'mine'] as const
type Begin = (typeof BEGINS)[number]

function NewBudgetForm({ memberId, onMade }: { memberId: string; onMade: (id: string) => void }) {
  const { t, i18n } = useTranslation()
  const { mutateAsync: create, isPending: isCreating } = useCreateBudget()
  const { mutateAsync: duplicate, isPending: isDuplicating } = useDuplicateBudget({ isSilent: true })
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [begin, setBegin] = useState<Begin>('empty')
  const [templateId, setTemplateId] = useState('')
  const [terms, setTerms] = useState({
    clientName: NEW_BUDGET.clientName,
    baseCurrency: NEW_BUDGET.baseCurrency,
    taxMode: NEW_BUDGET.taxMode,
    unitSystem: NEW_BUDGET.unitSystem,
  })
  const [typedRate, setTypedRate] = useState(NEW_BUDGET.defaultTaxRate)
  const [hasTried, setHasTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const rateField = useRef<HTMLInputElement>(null)
  const keyFor = useKeyFor()
  const mine = useBudgetNames(memberId)
  const template = mine.find(({ id }) => id === templateId) ?? mine[0]
  const isLikeMine = begin === 'mine' && template !== undefined
  const rate = taxRateIn(typedRate, i18n.language)
  const isPending = isCreating || isDuplicating
  const refuse = (words: string) => {
    setRefusal(words)
    nameField.current?.focus()
  }
  const make = async () => {
    const called = name.trim()
    if (isLikeMine) {
      const wanted = { id: template.id, name: called, prices: 0 } as const
      return await duplicate({ ...wanted, key: keyFor(JSON.stringify(wanted)) })
    }
    const wanted = { ...terms, name: called, defaultTaxRate: rate ?? NEW_BUDGET.defaultTaxRate }
    const key = keyFor(JSON.stringify([wanted, begin]))
    return await create({ ...wanted, rooms: roomsNamed(roomNames(begin)), key })
  }
  const roomNames = (of: Begin) =>
    of === 'apartment' || of === 'hotel' ? STARTING_ROOMS[of].map((room) => t(`budgets.rooms.${room}`)) : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (isPending) return
    if (!name.trim()) return refuse(t('budgets.namePrompt'))
    if (rate === null && !isLikeMine) return rateField.current?.focus()
    try {
      onMade(await make())
    } catch (error) {
      if (saysDemoMode(error) || error instanceof TransportError) reportFailure(error)
      else refuse(nameRefusal(error, t))
    }
  }
  const rooms = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(roomNames(begin))
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
        onType={(typed) => {
          setName(typed)
          setRefusal(undefined)
        }}
      />
      <div>
        <Choice
          label={t('budgets.begin')}
          options={BEGINS.filter((one) => one !== 'mine' || mine.length > 0).map((value) => ({
            value,
            label: t(`budgets.begins.${value}`),
          }))}
          value={begin}
          onChoose={setBegin}
        />
        {!isLikeMine && (
          <p className={styles['hint']} aria-live="polite">
            {t(`budgets.beginHints.${begin}`, { rooms })}
          </p>
        )}
      </div>
      {isLikeMine ? (
        <SelectField
          label={t('budgets.template')}
          hint={t('budgets.beginHints.mine')}
          options={mine.map(({ id, name: label }) => ({ value: id, label }))}
          value={template.id}
          onChoose={setTemplateId}
        />
      ) : (
        <>
          <TextField
            label={t('budgets.client')}
            value={terms.clientName}
            autoComplete="off"
            limit={{ most: LONGEST_CLIENT_NAME, text: t('budgets.clientFull', { count: LONGEST_CLIENT_NAME }) }}
            onType={(clientName) => setTerms({ ...terms, clientName })}
          />
          <CurrencyField value={terms.baseCurrency} onChoose={(baseCurrency) => setTerms({ ...terms, baseCurrency })} />
          <div className={styles['pair']}>
            <Choice
              label={t('budgets.tax')}
              options={taxModes.map((value) => ({ value, label: t(`budgets.taxModes.${value}`) }))}
              value={terms.taxMode}
              onChoose={(taxMode) => setTerms({ ...terms, taxMode })}
            />
            <TextField
              ref={rateField}
              label={t('budgets.taxRate')}
              value={typedRate}
              inputMode="decimal"
              autoComplete="off"
              error={hasTried && rate === null ? t('budgets.taxWrong', { most: MOST_TAX_PCT }) : undefined}
              onType={setTypedRate}
            />
          </div>
          <div>
            <Choice
              label={t('budgets.units')}
              options={unitSystems.map((value) => ({ value, label: t(`budgets.unitSystems.${value}`) }))}
              value={terms.unitSystem}
              onChoose={(unitSystem) => setTerms({ ...terms, unitSystem })}
            />
            <p className={styles['hint']}>{t('budgets.unitsHint')}</p>
          </div>
        </>
      )}
      <button type="submit" className={buttons['filled']} aria-busy={isPending}>
        {t('budgets.add')}
      </button>
    </form>
  )
}

/** The currencies that prices can be exchanged between. */
function CurrencyField({ value, onChoose }: { value: string; onChoose: (currency: string) => void }) {
  const { t, i18n } = useTranslation()
  const { data: rates = [] } = useQuery(rateList)
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  const known = new Set([NEW_BUDGET.baseCurrency, ...rates.map(({ currency }) => currency)])
  return (
    <SelectField
      label={t('budgets.currency')}
      hint={t('budgets.currencyHint')}
      options={[...known].map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }))}
      value={value}
      onChoose={onChoose}
    />
  )
}

/** The rate that was typed; null where it is none. Nothing is none at all: 0 %. */
function taxRateIn(typed: string, language: string): string | null {
  const { value } = readTyped(typed, { kind: 'percent', decimalSign: decimalSignOf(language), most: MOST_TAX_PCT })
  return value === undefined ? null : (value ?? '0')
}
