import '../../locales/projects-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_CLIENT_NAME, LONGEST_CODE, unitSystems } from '../../../contract/budgets/budget.ts'
import { LONGEST_ADDRESS, LONGEST_PROJECT_NAME, type Project } from '../../../contract/projects.ts'
import { rateList } from '../../catalogue/queries.ts'
import { Form, useLeaving } from '../../forms/Form.tsx'
import type { FormState } from '../../forms/use-form.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { DayField } from '../../kit/fields/DayField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useDetailsForm } from './details-form.ts'
import { inSystem, type Details } from './details.ts'
import { RoomsField } from './RoomsField.tsx'

interface DetailsDialogProps {
  project: Project
  /** The address has left it. */
  isLeft: boolean
  /** Called when something is unsaved, or nothing any longer. */
  onHold: (isHeld: boolean) => void
  /** The person stays, where the address has left it. */
  onStay: () => void
  onClose: () => void
}

/** All details of a project, to edit. */
export function DetailsDialog({ project, isLeft, onHold, onStay, onClose }: DetailsDialogProps) {
  const { t } = useTranslation()
  const close = () => {
    onHold(false)
    onClose()
  }
  const { form, others } = useDetailsForm(project, close)
  const tell = useEffectEvent(onHold)
  // What closes the dialog has to know what would be lost.
  useEffect(() => tell(form.isDirty), [form.isDirty])
  const { leave, question } = useLeaving(form, { isLeft, onStay, onDrop: close })
  return (
    <>
      <Dialog
        title={t('projects.detailsOf', { name: project.name })}
        closeLabel={t('kit.close')}
        width={860}
        isOpen
        isHeld
        hasField
        onClose={() => leave(close)}
      >
        <Form form={form} onCancel={() => leave(close)}>
          {/* In the document before it has text, so that the text is read out. */}
          <output className="block rounded-md bg-wash px-14 py-10 empty:hidden">
            {others && t('projects.conflict')}
          </output>
          <Fields form={form} others={others ?? {}} />
          <RoomsField
            rooms={form.values.rooms}
            system={form.values.unitSystem}
            note={
              others?.rooms && t('projects.conflictOf', { value: roomNames(others.rooms, t('projects.conflictNone')) })
            }
            error={form.refusals['rooms']}
            onChange={(rooms) => form.set({ rooms })}
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}

function roomNames(rooms: Details['rooms'], none: string): string {
  return rooms.map(({ name }) => name).join(', ') || none
}

interface FieldsProps {
  form: FormState<Details>
  /** What others have made of fields that were typed in as well. */
  others: Partial<Details>
}

function Fields({ form, others }: FieldsProps) {
  const { t } = useTranslation()
  const noteOf = (field: Exclude<keyof Details, 'rooms'>, note?: string) =>
    others[field] === undefined
      ? note
      : t('projects.conflictOf', { value: others[field] || t('projects.conflictNone') })
  const { rooms, unitSystem } = form.values
  return (
    <>
      <TextField
        label={t('projects.name')}
        {...form.field('name')}
        note={noteOf('name')}
        isFirst
        autoComplete="off"
        maxLength={LONGEST_PROJECT_NAME}
      />
      <div className={PAIR}>
        <TextField
          label={t('projects.client')}
          {...form.field('clientName')}
          note={noteOf('clientName')}
          autoComplete="off"
          maxLength={LONGEST_CLIENT_NAME}
        />
        <TextField
          label={t('projects.clientMail')}
          {...form.field('clientMail')}
          note={noteOf('clientMail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={t('projects.code')}
          {...form.field('code')}
          note={noteOf('code', t('projects.codeNote'))}
          autoComplete="off"
          maxLength={LONGEST_CODE}
        />
        <TextField
          label={t('projects.address')}
          {...form.field('address')}
          note={noteOf('address')}
          autoComplete="off"
          maxLength={LONGEST_ADDRESS}
        />
        <DayField label={t('projects.startsOn')} {...form.field('startsOn')} note={noteOf('startsOn')} />
        <DayField label={t('projects.endsOn')} {...form.field('endsOn')} note={noteOf('endsOn')} />
        <CurrencyField {...form.field('currency')} note={noteOf('currency', t('projects.currencyNote'))} />
        <ChoiceField
          label={t('projects.units')}
          options={unitSystems.map((value) => ({ value, label: t(`projects.unitSystems.${value}`) }))}
          value={unitSystem}
          error={form.refusals['unitSystem']}
          note={
            others.unitSystem && t('projects.conflictOf', { value: t(`projects.unitSystems.${others.unitSystem}`) })
          }
          onChange={(next) => form.set({ unitSystem: next, rooms: inSystem(rooms, unitSystem, next) })}
        />
      </div>
    </>
  )
}

const PAIR = 'grid grid-cols-2 gap-x-20 gap-y-18 phone:grid-cols-1'

interface CurrencyFieldProps {
  value: string
  error: string | undefined
  note: string | undefined
  onChange: (currency: string) => void
}

/** A currency that prices can be exchanged into. */
function CurrencyField(props: CurrencyFieldProps) {
  const { t, i18n } = useTranslation()
  const { data: rates = [] } = useQuery(rateList)
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  // The chosen one stays in the list, whatever is exchanged today.
  const known = new Set([props.value, ...rates.map(({ currency }) => currency)])
  const options = [...known].map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }))
  return <SelectField label={t('projects.currency')} options={options} {...props} />
}
